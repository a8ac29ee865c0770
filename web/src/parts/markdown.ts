/* The little Markdown that the rules use. Everything else is escaped. */

const cells = (row: string) => row.replace(/^\|\s*|\s*\|\s*$/g, '').split(/\s*\|\s*/);

/** A whole statement: its sentence, then rulings, examples, lists and tables, a line each. */
export function blocks(text: string): string {
  const out: string[] = [];
  let rows: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (rows.length)
      out.push(
        `<table>${rows
          .map(
            (row) =>
              `<tr>${cells(row)
                .map((cell) => `<td>${inline(cell)}</td>`)
                .join('')}</tr>`,
          )
          .join('')}</table>`,
      );
    if (items.length) out.push(`<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`);
    rows = [];
    items = [];
  };
  for (const line of text.split('\n')) {
    const item = /^(?:- |\d+\. )(.*)/.exec(line);
    if (/^[|\s:-]+$/.test(line)) continue; // the rule below the head of a table
    if (line.startsWith('|')) {
      if (items.length) close();
      rows.push(line);
    } else if (item) {
      if (rows.length) close();
      items.push(item[1]);
    } else {
      close();
      out.push(`<p>${inline(line)}</p>`);
    }
  }
  close();
  return out.join('');
}

/** Inside a line: code, bold, emphasis. */
export function inline(text: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return safe
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>');
}

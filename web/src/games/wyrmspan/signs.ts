/* The signs that the book explains, as the table draws them. */
import { glyph } from '$/draw/glyph';
import { sign } from './draw';

export default (name: string) => (name === 'star' ? glyph('star') : sign(name));

import type { Ranges } from '../model/fuzzy';
import { piecesOf } from '../model/pieces';
import styles from '../Palette.module.css';

/** A text with what was found in it in the accent. */
export function MatchedText({ text, ranges }: { text: string; ranges: Ranges }) {
  return (
    <>
      {piecesOf(text, ranges).map((piece) =>
        piece.isMatch ? (
          <mark key={piece.at} className={styles.match}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}

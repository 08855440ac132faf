/** The beginning of a text, with a maximum number of code units; characters are not split. */
export function beginning(text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

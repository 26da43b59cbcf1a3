/** A PDF of two columns of text, written by hand: a page for every forty rows, in the fonts that every reader has. */
export function invoicePdf(rows: [label: string, value: string][]): Buffer {
  const pages: (typeof rows)[] = []
  for (let from = 0; from < Math.max(rows.length, 1); from += 40) pages.push(rows.slice(from, from + 40))
  const fontIds = [3, 4]
  const firstPage = 5
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = contentOf(page, index === 0)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${firstPage + index * 2 + 1} 0 R /Resources << /Font << /F1 ${fontIds[0]} 0 R /F2 ${fontIds[1]} 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function contentOf(rows: [string, string][], hasTitle: boolean): string {
  const commands = rows.flatMap(([label, value], index) => {
    const y = 780 - index * 18
    const title = hasTitle && index === 0
    return [
      `BT /${title ? 'F2 18' : 'F1 10'} Tf 56 ${y} Td (${escapePdf(label)}) Tj ET`,
      ...(value ? [`BT /F1 10 Tf 430 ${y} Td (${escapePdf(value)}) Tj ET`] : []),
    ]
  })
  return commands.join('\n')
}

/** Text in a PDF is of one byte a letter; what has none there becomes a question mark. */
const escapePdf = (text: string) =>
  [...text.slice(0, 90)]
    .map((letter) => ((letter.codePointAt(0) ?? 0) > 255 ? '?' : letter))
    .join('')
    .replace(/[\\()]/g, (letter) => `\\${letter}`)

/** A PDF of one empty page that every reader opens; `more` goes where a reader does not look. */
export function pdf(more = ''): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ]
  let text = `%PDF-1.4\n${more}`
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

import { extractText, getDocumentProxy } from 'unpdf'

/** Returns the text on the pages of a PDF, line by line. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(document)
  await document.cleanup()
  return text.join('\n').replace(/[^\S\n]+/g, ' ')
}

import { xlsxCsv } from './xlsx-csv.ts'
import type { XlsxAnswer } from './xlsx-message.ts'

// A spreadsheet may hold far more than it shows, so it is unpacked beside the screen, which stops it in time.
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer: XlsxAnswer = await xlsxCsv(new Uint8Array(data))
  postMessage(answer)
})

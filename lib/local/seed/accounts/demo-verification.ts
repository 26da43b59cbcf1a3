import type { User } from '#shared/platform/users/user.ts'
import { newVerification, type Verification } from '#shared/platform/verifications/verification.ts'

const id = `doc_${'0'.repeat(22)}DEMA` as const

/** The submission of the demo business that waits, and the paper it has sent. */
export function demoVerification(
  { id: userId, name, companyName, membershipType }: User,
  now: string,
): { verification: Verification; file: { documentId: string; body: Buffer; contentType: string } } {
  const body = onePage(['Business license', companyName, 'Retail of audio equipment'])
  const contentType = 'application/pdf'
  return {
    verification: {
      ...newVerification(userId),
      state: 'submitted',
      documents: [{ id, name: 'business license.pdf', contentType, bytes: body.length, addedAt: now }],
      note: 'Our shop’s business license. The name on the sign is the same.',
      applicant: { name, companyName, membershipType },
      submittedAt: now,
      version: 1,
    },
    file: { documentId: id, body, contentType },
  }
}

/** A PDF of one page with some lines of text. */
function onePage(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -36 Td`).join(' ')
  const content = `BT /F1 24 Tf 72 680 Td ${shown} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>\n`
  return Buffer.from(`${text}startxref\n${table}\n%%EOF\n`, 'latin1')
}

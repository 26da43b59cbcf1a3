import type { UploadPurpose } from '#shared/platform/uploads/upload-purposes.ts'
import { addVerificationDocument, submitVerification } from '#shared/platform/verifications/contract.ts'
import type { Client } from './client.ts'
import { newBusiness } from './new-business.ts'
import { pdf } from './pdf.ts'
import { uploadFile } from './upload.ts'

type Given = { file?: Buffer; type?: string; name?: string; purpose?: UploadPurpose }

/** Uploads a file and adds it to the member’s verification. */
export async function addDocument(
  client: Client,
  {
    file = pdf(),
    type = 'application/pdf',
    name = 'license.pdf',
    purpose = 'verification-document',
  }: Given = {},
) {
  const uploadId = (await uploadFile(client, file, type, purpose)) as `upl_${string}`
  return client.call(addVerificationDocument, { body: { uploadId, name } })
}

/** A business whose documents wait for a decision. */
export async function submittedBusiness(url: string) {
  const business = await newBusiness(url)
  const added = await addDocument(business.client)
  const { status, text, body } = await business.client.call(submitVerification, {
    body: { note: 'Our license.', version: added.body.version },
  })
  if (status !== 200) throw new Error(`submitting answered ${status}: ${text}`)
  return { ...business, verification: body }
}

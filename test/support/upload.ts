import { createUpload } from '#shared/platform/uploads/contract.ts'
import type { UploadPurpose } from '#shared/platform/uploads/upload-purposes.ts'
import type { Client } from './client.ts'
import { png } from './images.ts'

type Form = { url: string; fields: Record<string, string> }

/** Sends a file to the storage as a browser does with the form it was given. */
export async function postFile(
  { url, fields }: Form,
  file: Buffer,
): Promise<{ status: number; text: string }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)]))
  const response = await fetch(url, { method: 'POST', body: form })
  return { status: response.status, text: await response.text() }
}

/** Requests a place and uploads there. The upload is then ready to use. */
export async function uploadFile(
  client: Client,
  file: Buffer = png(2, 2),
  contentType = 'image/png',
  purpose: UploadPurpose = 'profile-picture',
): Promise<`upl_${string}`> {
  const asked = await client.call(createUpload, {
    body: { purpose, contentType, bytes: file.length },
  })
  if (asked.status !== 201) throw new Error(`the upload answered ${asked.status}: ${asked.text}`)
  const posted = await postFile(asked.body, file)
  if (posted.status !== 204) throw new Error(`the storage answered ${posted.status}: ${posted.text}`)
  return asked.body.uploadId
}

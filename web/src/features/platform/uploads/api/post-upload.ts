import { ApiError, unreachable } from '#web/lib/api-error.ts'

type Place = { url: string; fields: Record<string, string> }

const refusals: Record<string, string> = {
  EntityTooLarge: 'We couldn’t upload the file because it is too large.',
  EntityTooSmall: 'We couldn’t upload the file because it is empty.',
  AccessDenied: 'This upload took too long. Please try again.',
}

/** Turns the storage's answer, which is XML, into a sentence. */
export function refusalOf(status: number, xml: string): ApiError {
  const code = /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? ''
  return new ApiError({
    status,
    code: 'upload_refused',
    detail: refusals[code] ?? 'We couldn’t upload the file. Please try again.',
  })
}

/** The time that an upload may make no progress. On a slow connection the whole file may take longer. */
const patienceMs = 60_000

/** Posts a file to its place. Only XMLHttpRequest tells how much of a request has been sent. */
export function postUpload(place: Place, file: Blob, onProgress: (share: number) => void): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(place.fields)) form.append(name, value)
  // The storage ignores every field after the file.
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', place.url)
    const begunAt = performance.now()
    request.upload.onprogress = ({ loaded, total }) => {
      request.timeout = performance.now() - begunAt + patienceMs
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () =>
      request.status < 300 ? resolve() : reject(refusalOf(request.status, request.responseText))
    request.onerror = () => reject(unreachable())
    request.ontimeout = () => reject(unreachable())
    request.timeout = patienceMs
    request.send(form)
  })
}

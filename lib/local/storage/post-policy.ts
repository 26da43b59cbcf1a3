import { S3Error } from './s3-xml.ts'
import { checkSignature } from './signature.ts'

/** The form of a POST upload, field names in lower case. */
export type UploadForm = { fields: Map<string, string>; file: Buffer }

/** S3 reads a form up to its file; what comes after is ignored. */
export async function readForm(body: Buffer, contentType: string): Promise<UploadForm> {
  let entries: FormData
  try {
    entries = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData()
  } catch {
    throw new S3Error(
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    )
  }
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') return { fields, file: Buffer.from(await value.arrayBuffer()) }
    fields.set(name.toLowerCase(), value)
  }
  throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.')
}

/**
 * Enforces a POST policy as S3 does: signature, expiry, every condition, and no field that no condition names.
 * The answer is the key that it was signed with.
 */
export function enforcePolicy(form: UploadForm, bucket: string, now: Date): string {
  const { fields, file } = form
  const encoded = fields.get('policy')
  if (!encoded || fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256')
    throw new S3Error('AccessDenied', 'Access Denied')
  const signer = checkSignature(
    fields.get('x-amz-credential') ?? '',
    encoded,
    fields.get('x-amz-signature') ?? '',
  )
  const { expiration, conditions } = parsePolicy(encoded)
  if (!(now.getTime() < Date.parse(expiration))) deny('Policy expired.')

  const values = new Map([...fields, ['bucket', bucket]])
  const covered = new Set(['x-amz-signature', 'policy'])
  for (const condition of conditions.flatMap(toTriples)) {
    const [kind, subject, wanted] = condition
    if (kind === 'content-length-range') {
      checkLength(file.length, Number(subject), Number(wanted))
      continue
    }
    const name = String(subject).replace(/^\$/, '').toLowerCase()
    covered.add(name)
    const value = values.get(name) ?? ''
    const holds =
      kind === 'eq' ? value === wanted : kind === 'starts-with' && value.startsWith(String(wanted))
    if (!holds) deny(`Policy Condition failed: ${JSON.stringify(condition)}`)
  }
  const extra = [...values.keys()].filter((name) => !covered.has(name) && !name.startsWith('x-ignore-'))
  if (extra.length > 0) deny(`Extra input fields: ${extra.join(', ')}`)
  return signer
}

type Condition = [kind: unknown, subject: unknown, wanted: unknown]

function parsePolicy(encoded: string): { expiration: string; conditions: unknown[] } {
  try {
    const policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Record<string, unknown>
    if (typeof policy.expiration === 'string' && Array.isArray(policy.conditions)) {
      return { expiration: policy.expiration, conditions: policy.conditions }
    }
  } catch {
    // Falls through to the refusal.
  }
  throw new S3Error(
    'InvalidPolicyDocument',
    'Invalid Policy: the document is not valid JSON with expiration and conditions.',
  )
}

/** `{ "key": "a" }` is short for `["eq", "$key", "a"]`. */
function toTriples(condition: unknown): Condition[] {
  if (Array.isArray(condition) && condition.length === 3) return [condition as Condition]
  if (condition && typeof condition === 'object' && !Array.isArray(condition)) {
    return Object.entries(condition).map(([name, value]) => ['eq', `$${name}`, value])
  }
  throw new S3Error(
    'InvalidPolicyDocument',
    'Invalid Policy: a condition must be an object or a list of three.',
  )
}

function checkLength(size: number, least: number, most: number): void {
  if (size < least) {
    const details = { ProposedSize: size, MinSizeAllowed: least }
    throw new S3Error(
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
      details,
    )
  }
  // Written so that limits which are no numbers refuse everything.
  if (!(size >= least && size <= most)) {
    const details = { ProposedSize: size, MaxSizeAllowed: most }
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', details)
  }
}

function deny(reason: string): never {
  throw new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`)
}

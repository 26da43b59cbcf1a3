/** The bytes of a mail by its lines; letters past ASCII stand for themselves in the given encoding. */
export const mailOf = (lines: readonly string[], encoding: BufferEncoding = 'utf8'): Buffer =>
  Buffer.from(`${lines.join('\r\n')}\r\n`, encoding)

/** Bytes in base64, in lines as mail programs break them. */
export const base64Lines = (content: Buffer | string): string[] =>
  Buffer.from(content)
    .toString('base64')
    .match(/.{1,76}/g) ?? ['']

/** The address that answers to the request go to. */
export const answersTo = 'support+k7q2m4x9t5w8z3b6@support.boxrise.test'

export const customer = 'ann.lee@example.test'

import { randomUUID } from 'node:crypto'
import type { LocalResponse } from '../service.ts'

export class SesRefusal extends Error {
  readonly status: number
  readonly code: string
  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** The values of `Name.member.1`, `Name.member.2` … in order. */
export function members(form: URLSearchParams, name: string): string[] {
  const values: string[] = []
  for (let index = 1; form.has(`${name}.member.${index}`); index++) {
    values.push(form.get(`${name}.member.${index}`) ?? '')
  }
  return values
}

export function sesResult(action: string, result: string): LocalResponse {
  return xml(
    200,
    `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result>${result}</${action}Result>` +
      `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${action}Response>`,
  )
}

export function sesError({ status, code, message }: SesRefusal): LocalResponse {
  const type = status >= 500 ? 'Receiver' : 'Sender'
  return xml(
    status,
    `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>${type}</Type><Code>${code}</Code>` +
      `<Message>${escapeXml(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  )
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const xml = (status: number, body: string): LocalResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body,
})

import { randomBytes } from 'node:crypto'
import type { LocalResponse } from '../service.ts'

const statuses = {
  AccessDenied: 403,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  MalformedPOSTRequest: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
} as const

export type S3ErrorCode = keyof typeof statuses

export class S3Error extends Error {
  readonly code: S3ErrorCode
  readonly details: Record<string, string | number>
  constructor(code: S3ErrorCode, message: string, details: Record<string, string | number> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

export function errorResponse(error: S3Error): LocalResponse {
  const fields = {
    Code: error.code,
    Message: error.message,
    ...error.details,
    RequestId: randomBytes(8).toString('hex'),
  }
  return xmlResponse(statuses[error.code], `<Error>${elements(fields)}</Error>`)
}

export function xmlResponse(status: number, body: string): LocalResponse {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  }
}

export function elements(fields: Record<string, string | number | boolean>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('')
}

const escapeXml = (text: string) => text.replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`)

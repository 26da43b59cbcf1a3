import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { makeFolder } from '../../make-folder.ts'
import { readDataFile } from '../../read-data-file.ts'
import { makeCertificate } from './certificate.ts'

export type SigningChain = {
  /** The key that signs the webhooks. */
  key: KeyObject
  /** The signing certificate and the one that issued it, as PayPal serves them; the root is not among them. */
  certificates: string
  /** The certificate that a verifier has to trust. */
  root: string
}

const Files = z.object({ key: z.string(), certificates: z.string(), root: z.string() })
type Files = z.infer<typeof Files>

const generate = promisify(generateKeyPair)
const host = 'messageverificationcerts.paypal.com'
// Good for as long as the clock can be moved.
const to = new Date('9999-12-31T23:59:59Z')

/** The chain of this laptop, made at the first start. */
export async function openSigningChain(folder: string): Promise<SigningChain> {
  makeFolder(folder)
  const path = join(folder, 'signing-chain.json')
  const text = readDataFile(path)
  const kept = text === undefined ? undefined : parse(text)
  // Made again when it cannot be used: nothing that it signed before is checked again.
  const files = kept ?? (await make())
  writeFileSync(path, JSON.stringify(files), { mode: 0o600 })
  // Stored beside it for verifiers: the root is public.
  writeFileSync(join(folder, 'root.pem'), files.root)
  return { ...files, key: createPrivateKey(files.key) }
}

function parse(text: string): Files | undefined {
  try {
    const files = Files.parse(JSON.parse(text))
    return createPrivateKey(files.key) && files
  } catch {
    return undefined
  }
}

async function make(): Promise<Files> {
  const [root, issuer, signer] = await Promise.all([
    generate('ec', { namedCurve: 'P-256' }),
    generate('ec', { namedCurve: 'P-256' }),
    generate('rsa', { modulusLength: 2048 }),
  ])
  const from = new Date('2020-01-01T00:00:00Z')
  const names = { root: 'Emulated PayPal Root', issuer: 'Emulated PayPal Issuer' }
  const common = { from, to }
  const issuing = makeCertificate({
    ...common,
    subject: names.issuer,
    issuer: names.root,
    publicKey: issuer.publicKey,
    signingKey: root.privateKey,
    authority: true,
  })
  const signing = makeCertificate({
    ...common,
    subject: host,
    issuer: names.issuer,
    publicKey: signer.publicKey,
    signingKey: issuer.privateKey,
    authority: false,
    hosts: [host],
  })
  return {
    key: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: `${signing}${issuing}`,
    root: makeCertificate({
      ...common,
      subject: names.root,
      issuer: names.root,
      publicKey: root.publicKey,
      signingKey: root.privateKey,
      authority: true,
    }),
  }
}

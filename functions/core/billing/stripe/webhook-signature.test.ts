import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedWith, isTimely, readSignature } from './webhook-signature.ts'

const now = '2026-11-25T12:00:00.000Z'
const seconds = Date.parse(now) / 1000
const bytes = Buffer.from('{"id":"evt_1"}')
const proofAt = (time: number | string, secret = 'whsec_ours') =>
  createHmac('sha256', secret).update(`${time}.${bytes}`).digest('hex')
const old = seconds - 86_400

test.each([
  ['two times, the old one signed', `t=${seconds},t=${old},v1=${proofAt(old)}`],
  ['two times, the new one signed', `t=${old},t=${seconds},v1=${proofAt(seconds)}`],
  ['the same time twice', `t=${seconds},t=${seconds},v1=${proofAt(seconds)}`],
  ['a time behind the proof as well', `t=${seconds},v1=${proofAt(seconds)},t=${old}`],
  ['two headers in one', `t=${seconds},v1=${proofAt(seconds)}, t=${old},v1=${proofAt(old)}`],
  ['no time', `v1=${proofAt(seconds)}`],
  ['an empty time', `t=,v1=${proofAt(seconds)}`],
  ['a time with more behind it', `t=${seconds}x,v1=${proofAt(`${seconds}x`)}`],
  ['a negative time', `t=-1,v1=${proofAt(-1)}`],
  ['a time in a power', `t=1e9,v1=${proofAt('1e9')}`],
  ['no proof', `t=${seconds}`],
  ['a proof of an old scheme', `t=${seconds},v0=${proofAt(seconds)}`],
  ['a short proof', `t=${seconds},v1=${proofAt(seconds).slice(2)}`],
  ['a proof and something else of its name', `t=${seconds},v1=${proofAt(seconds)},v1=`],
  ['a part that names nothing', `t=${seconds},${proofAt(seconds)}`],
  ['spaces', `t=${seconds}, v1=${proofAt(seconds)}`],
  ['nothing', ''],
])('a header with %s is not read', (_, header) => {
  expect(readSignature(header)).toBeUndefined()
})

test('one time and the proof of it are read, beside proofs of other secrets and schemes', () => {
  const header = `t=${seconds},v1=${proofAt(seconds, 'whsec_old')},v1=${proofAt(seconds)},v0=00ff`
  const signature = readSignature(header)
  expect(signature && isSignedWith('whsec_ours', signature, bytes)).toBe(true)
  expect(signature && isSignedWith('whsec_other', signature, bytes)).toBe(false)
  expect(signature && isSignedWith('whsec_ours', signature, Buffer.from(`${bytes} `))).toBe(false)
})

test.each([
  [-301, false],
  [-300, true],
  [0, true],
  [300, true],
  [301, false],
])('what was signed %i seconds from now is in time: %s', (away, isInTime) => {
  const signature = readSignature(`t=${seconds + away},v1=${proofAt(seconds + away)}`)
  expect(signature && isTimely(signature, now)).toBe(isInTime)
})

import { expect, test } from 'vitest'
import { scoreSheets } from '#core/competitions/competitions/score-sheets.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { getSheet, reopenSheet, saveSheet, submitSheet } from '#shared/competitions/score-sheets/contract.ts'
import { staffOf } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { png } from '#test/support/images.ts'
import { putClassEntry, putJudgedEvent } from '#test/support/judged-class.ts'
import { rubricValues } from '#test/support/rubric-values.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('the scan of a paper sheet changes no place, and none is taken of a sheet that is submitted', async () => {
  const { event, organizer } = await putJudgedEvent(url)
  const judges = await Promise.all([staffOf(event.id, 'judge'), staffOf(event.id, 'judge')])
  const entries = await Promise.all([7, 8].map((number) => putClassEntry(event, 'IN1', number)))
  const paramsOf = (at: number) => ({
    eventId: event.id,
    classKey: 'IN1',
    entryId: entries[at]?.entryId ?? ('ent_none' as never),
  })
  const sheet = async (
    judge: (typeof judges)[number],
    at: number,
    values: Record<string, number>,
    scan?: string,
  ) => {
    const params = paramsOf(at)
    const { items } = (await judge.client.call(getSheet, { params })).body
    const baseVersion = items.find(({ judgeId }) => judgeId === judge.userId)?.version ?? 0
    const deviceAt = await control.now()
    const body = { values, comments: {}, privateNote: '', baseVersion, deviceAt }
    return judge.client.call(saveSheet, { params, body: { ...body, ...(scan && { scanUploadId: scan }) } })
  }
  const submit = async (judge: (typeof judges)[number], at: number) => {
    const params = paramsOf(at)
    const saved = await scoreSheets.get({ ...params, judgeId: judge.userId as never }, { consistent: true })
    return judge.client.call(submitSheet, { params, body: { baseVersion: saved?.version ?? 1 } })
  }
  const valuesOf = (at: number) => rubricValues('install', at === 0 ? {} : { fusing: 400 })
  for (const judge of judges)
    for (const at of [0, 1]) {
      expectSuccess(await sheet(judge, at, valuesOf(at)))
      expectSuccess(await submit(judge, at))
    }
  const places = async () => {
    const { body } = await organizer.client.call(getClassWork, {
      params: { eventId: event.id, classKey: 'IN1' },
    })
    return body.entries.map(({ place, score }) => [place, score])
  }
  const before = await places()
  expect(before.map(([place]) => place)).toEqual([1, 2])
  const [judge] = judges
  const params = paramsOf(1)
  await judge.client.call(reopenSheet, { params: { ...params, judgeId: judge.userId as never }, body: {} })
  const scan = await uploadFile(judge.client, png(2, 2), 'image/png', 'score-sheet')
  const scanned = await sheet(judge, 1, valuesOf(1), scan)
  expect(scanned.body).toMatchObject({ scanUrl: expect.any(String), values: valuesOf(1) })
  expectSuccess(await submit(judge, 1))
  expect(await places()).toEqual(before)
  const late = await uploadFile(judge.client, png(2, 2), 'image/png', 'score-sheet')
  expectRefused(
    await sheet(judge, 1, valuesOf(1), late),
    'sheet_submitted',
    'Ask the head judge to open this sheet again.',
  )
  expect(await places()).toEqual(before)
})

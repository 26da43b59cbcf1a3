import { expect, test } from 'vitest'
import { builtBox } from '#shared/tools/subwoofer-designs/built-box.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { BuildDesk, type DeskWorker } from './build-desk.ts'
import { type BuildTask, buildResult } from './build-task.ts'

const box = builtBox(startingDesign)
if ('code' in box) throw new Error(box.message)
const { panels, build } = box

/** A worker that answers when the test lets it. */
function slowWorker() {
  const asked: { id: number; task: BuildTask }[] = []
  let isEnded = false
  const worker: DeskWorker = {
    postMessage: (message: (typeof asked)[number]) => void asked.push(structuredClone(message)),
    terminate() {
      isEnded = true
    },
    onmessage: null,
    onerror: null,
  }
  const answer = () => {
    const next = asked.shift()
    if (!next) throw new Error('nothing was asked')
    const data = { id: next.id, result: buildResult(next.task) }
    worker.onmessage?.call(worker as Worker, { data: structuredClone(data) } as MessageEvent)
  }
  const fail = () => void worker.onerror?.call(worker as Worker, {} as ErrorEvent)
  return { worker, asked, answer, fail, isEnded: () => isEnded }
}

test('only the newest of the sheets that are asked for while others are nested are nested', async () => {
  const { worker, asked, answer } = slowWorker()
  const desk = new BuildDesk(() => worker)
  const kerfs = [0.001, 0.002, 0.003].map((kerf) => desk.sheets({ panels, build: { ...build, kerf } }))
  expect(asked).toHaveLength(1)
  answer()
  expect(await kerfs[0]).toBeUndefined()
  expect(await kerfs[1]).toBeUndefined()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.task).toMatchObject({ sheets: { build: { kerf: 0.003 } } })
  answer()
  expect(await kerfs[2]).toMatchObject([{ thickness: 0.018, nested: { sheets: [{}] } }])
})

test('every file that is asked for is made', async () => {
  const { worker, answer } = slowWorker()
  const desk = new BuildDesk(() => worker)
  const of = { design: 'Loud', day: '2026-11-26', box, system: 'metric' } as const
  const asked = [desk.files({ make: 'cutListCsv', of }), desk.files({ make: 'archive', of })]
  answer()
  answer()
  const names = (await Promise.all(asked)).flatMap((files) =>
    files?.map((file) => 'name' in file && file.name),
  )
  expect(names).toEqual(['loud-cut-list-2026-11-26.csv', 'loud-panels-2026-11-26.zip'])
})

test('what a worker could not do is said, and the next task starts another worker', async () => {
  const [broken, sound] = [slowWorker(), slowWorker()]
  const waiting = [broken.worker, sound.worker]
  const desk = new BuildDesk(() => {
    const next = waiting.shift()
    if (!next) throw new Error('one worker too many')
    return next
  })
  const of = { design: 'Loud', day: '2026-11-26', box, system: 'metric' } as const
  const file = desk.files({ make: 'cutListPdf', of })
  const sheets = desk.sheets({ panels, build })
  broken.fail()
  expect(await file).toBeUndefined()
  expect(await sheets).toBe('failed')
  expect(broken.isEnded()).toBe(true)
  const again = desk.sheets({ panels, build })
  sound.answer()
  expect(await again).toMatchObject([{ thickness: 0.018, nested: { sheets: [{}] } }])
})

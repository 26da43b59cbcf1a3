import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { earlierText, keepDraft, readEarlier } from '#web/features/tools/tool-projects/state/draft.ts'
import { takeSeat } from '#web/features/tools/tool-projects/state/project-on-screen.ts'
import * as session from '#web/lib/session/stored-session.ts'
import { designerTool } from '../designer-tool.ts'
import { newDesigner } from './designer.ts'
import { makeRoomForDesign } from './make-room-for-design.ts'

beforeEach(() => {
  vi.spyOn(session, 'storedUser').mockReturnValue(null)
})
afterEach(() => void vi.restoreAllMocks())

const template = () => ({ ...startingDesign, name: 'Template' })

test('before a template takes the place of a design, the open project is left, so that it keeps its own design', async () => {
  const designer = newDesigner(startingDesigns)
  let open: { id: string; name: string; version: number } | undefined = { id: 'p1', name: 'Mine', version: 1 }
  const kept: unknown[] = []
  const end = takeSeat('box', {
    project: () => open,
    leave() {
      kept.push(designer.view().body)
      open = undefined
      return Promise.resolve()
    },
    resume: () => undefined,
    keepAs: () => Promise.resolve(),
    share: (name: string) => Promise.resolve({ name, url: '' }),
  })
  expect(await makeRoomForDesign(designer, template)).toBe('Mine')
  expect(kept).toEqual([startingDesigns])
  expect(await makeRoomForDesign(designer, template)).toBeUndefined()
  end()
})

test('what is on this device alone stays beside the template', async () => {
  const designer = newDesigner(startingDesigns)
  designer.change((design) => ({ ...design, name: 'By hand' }))
  const made = designer.view().body
  keepDraft(designerTool, made)
  await makeRoomForDesign(designer, template)
  expect(readEarlier(designerTool, earlierText('box')).map(({ body }) => body)).toEqual([made])
})

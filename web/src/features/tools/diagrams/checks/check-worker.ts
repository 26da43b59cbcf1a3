import { newDiagramChecker } from '#shared/tools/diagrams/diagram-checks.ts'
import { fixOf } from '#shared/tools/diagrams/fix-of.ts'
import type { CheckAnswer, CheckQuestion, FixAnswer, FixQuestion } from './check-message.ts'

const check = newDiagramChecker()

// The largest diagrams take longer than a frame, so they are checked and fixed beside the screen.
addEventListener('message', ({ data }: MessageEvent<CheckQuestion | FixQuestion>) => {
  const { diagram, tables } = data
  if ('issue' in data) {
    const answer: FixAnswer = { command: fixOf(diagram, data.issue, tables) }
    postMessage(answer)
  } else {
    const answer: CheckAnswer = { number: data.number, checks: check(diagram, tables) }
    postMessage(answer)
  }
})

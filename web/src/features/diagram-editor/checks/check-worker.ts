import { diagramChecks } from '#shared/diagrams/diagram-checks.ts'
import type { CheckAnswer, CheckQuestion } from './check-message.ts'

// The largest diagrams take longer than a frame, so they are checked beside the screen.
addEventListener('message', ({ data: { number, diagram, tables } }: MessageEvent<CheckQuestion>) => {
  const answer: CheckAnswer = { number, checks: diagramChecks(diagram, tables) }
  postMessage(answer)
})

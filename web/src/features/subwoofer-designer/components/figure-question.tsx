import type { WdrQuestion } from '#shared/winisd/read-wdr.ts'
import type { WdrKey } from '#shared/winisd/wdr-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** A figure of a file that may be two, with the file and what was answered before. */
export type AmbiguousFigure = WdrQuestion & {
  message: string
  bytes: Uint8Array
  answers: Partial<Record<WdrKey, number>>
}

export type FigureQuestionProps = {
  asked: AmbiguousFigure
  onAnswer: (value: number) => void
  onClose: () => void
}

/** Asks which of two numbers a file means. */
export function FigureQuestion({ asked, onAnswer, onClose }: FigureQuestionProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="One figure is unclear"
      description={asked.message}
      footer={asked.choices.map((choice) => (
        <Button key={choice} onClick={() => onAnswer(choice)}>
          {asked.key} is {choice}
        </Button>
      ))}
    />
  )
}

import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { AskedFigure } from './drivers-of-files.ts'

export type FigureQuestionProps = {
  asked: AskedFigure
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

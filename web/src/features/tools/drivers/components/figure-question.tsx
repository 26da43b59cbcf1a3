import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** A figure of a file by its key or column, with the numbers it may be. */
type Asked = { key: string; choices: readonly number[]; message: string }

export type FigureQuestionProps = {
  asked: Asked
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

import { CornerDownLeft, Delete } from 'lucide-react'
import { keepsFocus } from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import { Button } from '#web/ui/button.tsx'
import type { LaneKey } from './lane-pad.ts'

type KeypadProps = { disabled: boolean; enterLabel: string; onKey: (key: LaneKey) => void }

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Our own keys: a phone’s keyboard would cover the entry, and has the wrong ones. */
export function Keypad({ disabled, enterLabel, onKey }: KeypadProps) {
  const digitKey = (digit: string) => (
    <Button
      key={digit}
      className="readout lane-key text-2xl leading-none"
      disabled={disabled}
      {...keepsFocus}
      onClick={() => onKey({ digit })}
    >
      {digit}
    </Button>
  )
  return (
    <fieldset className="grid grid-cols-3 gap-1.5">
      <legend className="sr-only">Keypad</legend>
      {digits.map(digitKey)}
      <Button
        className="lane-key"
        disabled={disabled}
        aria-label="Delete the last digit"
        {...keepsFocus}
        onClick={() => onKey('back')}
      >
        <Delete className="size-6" aria-hidden="true" />
      </Button>
      {digitKey('0')}
      <Button
        variant="primary"
        className="lane-key"
        disabled={disabled}
        {...keepsFocus}
        onClick={() => onKey('enter')}
      >
        <CornerDownLeft className="size-5" aria-hidden="true" />
        {enterLabel}
      </Button>
    </fieldset>
  )
}

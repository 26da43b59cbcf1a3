import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useTestAi } from '../api/ai-settings-commands.ts'
import { testWords } from './test-words.ts'

/** Asks the saved service for a few words, and says how it went. */
export function TestPanel({ settings: { engine } }: { settings: ShownAiSettings }) {
  const test = useTestAi()
  const press = usePress(() => test.mutateAsync({}).catch(() => undefined))
  return (
    <Panel title="Connection">
      <div className="grid justify-items-start gap-3">
        <p className="text-dim">
          {engine ? `Asks ${engine.model} for a few words.` : 'Choose a service and save it first.'}
        </p>
        {engine && (
          <Button busy={test.isPending} busyText="Asking..." onClick={press}>
            Test the connection
          </Button>
        )}
        <div role="status" className="grid gap-1">
          {!test.isPending &&
            test.data &&
            testWords(test.data).map((sentence) => <p key={sentence}>{sentence}</p>)}
          {!test.isPending && test.error && <p>{describeFailure(test.error).sentence}</p>}
        </div>
      </div>
    </Panel>
  )
}

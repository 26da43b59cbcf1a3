import { PromptText } from '#shared/ai/ai-prompts/prompt.ts'
import type { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useTryPrompt } from '../api/prompt-commands.ts'

type TryPanelProps = { feature: DraftFeature; text: string }

/** Drafts a text with the prompt as it is typed. Its data is invented, and nothing is saved. */
export function TryPanel({ feature, text }: TryPanelProps) {
  const attempt = useTryPrompt()
  const isWhole = PromptText.safeParse(text).success
  const press = usePress(() =>
    attempt.mutateAsync({ params: { feature }, body: { text } }).catch(() => undefined),
  )
  const { data, error, isPending } = attempt
  return (
    <Panel title="Try it out">
      <div className="grid justify-items-start gap-4">
        <p className="text-sm text-dim">
          {isWhole
            ? 'Runs the instructions as typed on test data. Nothing is saved.'
            : 'Fix the instructions first.'}
        </p>
        <Button busy={isPending} busyText="Drafting..." disabled={!isWhole} onClick={press}>
          Try it
        </Button>
        <div role="status" className="grid w-full gap-3">
          {!isPending && error && <p>{describeFailure(error).sentence}</p>}
          {!isPending && data && (
            <>
              <p className="display p-4 break-words whitespace-pre-wrap">{data.draft}</p>
              <p className="text-sm text-dim">
                {data.draft.length.toLocaleString('en-US')} characters, {data.tokens.toLocaleString('en-US')}{' '}
                tokens
              </p>
            </>
          )}
        </div>
        {!isPending && data && (
          <details className="w-full">
            <summary className="link text-sm">Show the test data</summary>
            <pre className="mt-3 text-sm wrap-anywhere whitespace-pre-wrap">{data.data}</pre>
          </details>
        )}
      </div>
    </Panel>
  )
}

// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useRef } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { PagePartProps } from './page-part-props.ts'

const longestDescription = 160
/** Loaded once the field is there. */
const DescriptionHelp = lazy(async () => ({
  default: (await import('./description-help.tsx')).DescriptionHelp,
}))

type DescriptionFieldProps = PagePartProps & { problem: string | undefined }

/** What search engines show below the title of a page. */
export function DescriptionField({ saver, state, editable, problem }: DescriptionFieldProps) {
  const { metaDescription } = state.fields
  const box = useRef<HTMLTextAreaElement>(null)
  const change = (text: string) => saver.change({ metaDescription: text.replace(/\s/g, ' ') })
  return (
    <div className="grid gap-3">
      <Field
        label="Description"
        hint={`${metaDescription.length} of ${longestDescription} characters`}
        {...(problem && { error: problem })}
      >
        <Textarea
          ref={box}
          rows={3}
          maxLength={longestDescription}
          disabled={!editable}
          value={metaDescription}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      {editable && (
        <Suspense>
          <DescriptionHelp fields={state.fields} onUse={change} focusField={() => box.current?.focus()} />
        </Suspense>
      )}
    </div>
  )
}

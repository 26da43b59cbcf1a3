import type { UseFormRegisterReturn } from 'react-hook-form'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

export type WhatOthersSeeProps = {
  bio: UseFormRegisterReturn
  bioError: string | undefined
  isPublicProfile: UseFormRegisterReturn
  /** The screen where each field is chosen. It is missing while the registration is being completed. */
  choosePath?: string
}

/** The part of a profile that is meant for others. */
export function WhatOthersSee({ bio, bioError, isPublicProfile, choosePath }: WhatOthersSeeProps) {
  const exists = useKnownScreens()
  return (
    <Panel title="What others see">
      <div className="grid gap-5">
        <Field
          label="Bio"
          hint="Your vehicle, your classes, your best run. Up to 1,000 characters."
          error={bioError}
        >
          <Textarea {...bio} />
        </Field>
        <Checkbox
          label="Make my profile public"
          hint="Anyone can see your name, your membership and the fields you choose. You can change this at any time."
          {...isPublicProfile}
        />
        {choosePath && exists(choosePath) && (
          <p>
            <TextLink to={choosePath}>Choose which fields are public</TextLink>
          </p>
        )}
      </div>
    </Panel>
  )
}

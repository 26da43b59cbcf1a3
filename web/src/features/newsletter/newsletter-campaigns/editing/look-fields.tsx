import { useId } from 'react'
import { accentColors } from '#shared/newsletter/newsletter-campaigns/accent-colors.ts'
import { Accent, type Layout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { accentNames } from '../components/accent-names.ts'
import { UploadedPicture } from '../editor/uploaded-picture.tsx'

type LookFieldsProps = {
  layout: Layout
  /** Organizations show their logo instead. */
  hasPicture?: boolean
  /** By the path below the layout. */
  problemOf: (path: string) => string | undefined
  onChange: (layout: Layout) => void
}

/** What a mail looks like around its blocks. */
export function LookFields({ layout, hasPicture = true, problemOf, onChange }: LookFieldsProps) {
  const name = useId()
  const { headerPicture, accent, footerText } = layout
  const setPicture = (picture: Layout['headerPicture']) => {
    const { headerPicture: _, ...rest } = layout
    onChange(picture ? { ...rest, headerPicture: picture } : rest)
  }
  return (
    <div className="grid gap-5">
      {hasPicture && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">Header picture</legend>
          <UploadedPicture
            src={headerPicture?.src ?? ''}
            problem={problemOf('headerPicture.src')}
            onUploaded={(src) => setPicture({ src, alt: headerPicture?.alt ?? '' })}
          />
          {headerPicture && (
            <>
              <Field
                label="What the header shows"
                required
                error={headerPicture.alt.trim() === '' ? 'Describe the picture' : undefined}
              >
                <Input
                  maxLength={200}
                  autoComplete="off"
                  value={headerPicture.alt}
                  onChange={({ target }) => setPicture({ ...headerPicture, alt: target.value })}
                />
              </Field>
              <Button size="sm" className="justify-self-start" onClick={() => setPicture(undefined)}>
                Remove header picture
              </Button>
            </>
          )}
        </fieldset>
      )}
      <fieldset className="grid gap-2">
        <legend className="text-sm font-semibold">Accent</legend>
        <p className="text-sm text-dim">The color of buttons and links.</p>
        <div className="flex flex-wrap gap-x-5 gap-y-3">
          {Accent.options.map((one) => (
            <label key={one} className="flex items-center gap-2">
              <input
                type="radio"
                name={name}
                className="check"
                checked={accent === one}
                onChange={() => onChange({ ...layout, accent: one })}
              />
              <span
                aria-hidden="true"
                className="size-4 rounded-full border border-line"
                style={{ background: accentColors[one].light }}
              />
              {accentNames[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="Footer text"
        hint="Optional. Appears above your mailing address."
        error={problemOf('footerText')}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={footerText}
          onChange={({ target }) => onChange({ ...layout, footerText: target.value })}
        />
      </Field>
    </div>
  )
}

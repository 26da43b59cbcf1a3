import * as z from 'zod/mini'
import { type Rulebook, RulebookFields } from '#shared/rules/rulebooks/rulebook.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { editOf, type RulebookEdit, useSaveRulebook } from '../api/rulebook-commands.ts'

const Basics = z.pick(RulebookFields, { title: true, sourceUrl: true, sourceNote: true })
type Basics = z.infer<typeof Basics>
type Values = { title: string; sourceUrl: string; sourceNote: string }

const valuesOf = ({ rulebook: { title, sourceUrl = '', sourceNote } }: RulebookEdit): Values => ({
  title,
  sourceUrl,
  sourceNote,
})

const toBasics = ({ sourceUrl, ...values }: Values): Basics => ({
  ...values,
  ...(sourceUrl.trim() && { sourceUrl: sourceUrl.trim() }),
})
const schema: z.ZodMiniType<Basics, Values> = z.pipe(
  z.pipe(z.custom<Values>(), z.transform(toBasics)),
  Basics,
)

/** The title of a draft, and where its rules are written. */
export function BasicsDialog({ rulebook, onClose }: { rulebook: Rulebook; onClose: () => void }) {
  const edit = useEditForm({
    thing: editOf(rulebook),
    schemaFor: () => schema,
    valuesOf,
    ...useSaveRulebook<Basics>(rulebook, (_, basics) => ({ sourceUrl: undefined, ...basics })),
    onSaved: () => {
      toast.success('Rulebook saved')
      onClose()
    },
  })
  const { register, formState } = edit.form
  const { errors } = formState
  return (
    <EditDialog
      edit={edit}
      onClose={onClose}
      title="Edit title and source"
      failed="We couldn’t save the rulebook"
      saveLabel="Save rulebook"
    >
      <Field label="Title" required error={errors.title?.message}>
        <Input maxLength={120} autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Source of the rules" error={errors.sourceUrl?.message}>
        <Input
          inputMode="url"
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          {...register('sourceUrl')}
        />
      </Field>
      <Field label="Note on the source" hint="Up to 300 characters" error={errors.sourceNote?.message}>
        <Textarea rows={3} maxLength={300} {...register('sourceNote')} />
      </Field>
    </EditDialog>
  )
}

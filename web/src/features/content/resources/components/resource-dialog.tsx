import {
  type Resource,
  ResourceFields,
  ResourceKind,
  ResourceLevel,
} from '#shared/content/resources/resource.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ResourceDraft, useSaveResource } from '../api/resource-commands.ts'
import { kindLabels, levelLabels } from './resource-labels.ts'

type ResourceDialogProps = {
  resource: Resource | undefined
  /** The existing categories. */
  categories: readonly string[]
  onClose: () => void
}

const blank: ResourceDraft = {
  kind: 'guide',
  title: '',
  summary: '',
  href: '',
  category: '',
  level: 'any',
  featured: false,
}

/** A new resource, or the one that is given. */
export function ResourceDialog({ resource, categories, onClose }: ResourceDialogProps) {
  const edit = useEditForm({
    thing: resource ?? blank,
    schemaFor: () => ResourceFields,
    valuesOf: ({ kind, title, summary, href, category, level, featured }: ResourceDraft): ResourceFields => ({
      kind,
      title,
      summary,
      href,
      category,
      level,
      featured,
    }),
    ...useSaveResource(resource?.id),
    onSaved: () => {
      toast.success(resource ? 'Resource saved' : 'Draft created')
      onClose()
    },
  })
  const {
    register,
    formState: { errors },
  } = edit.form
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={resource ? `Edit ${resource.title}` : 'New resource'}
      description={resource ? undefined : 'It starts as a draft at the end of the list.'}
      failed="We couldn’t save the resource"
      saveLabel={resource ? 'Save resource' : 'Create draft'}
    >
      <Field label="Title" required error={errors.title?.message}>
        <Input maxLength={90} autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Summary" required hint="Up to 200 characters" error={errors.summary?.message}>
        <Textarea rows={3} maxLength={200} {...register('summary')} />
      </Field>
      <Field
        label="Link"
        required
        hint="A path of this site, such as /faq, or an address that begins with https://"
        error={errors.href?.message}
      >
        <Input inputMode="url" maxLength={500} autoComplete="off" spellCheck={false} {...register('href')} />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-3">
        <Field label="Kind" error={errors.kind?.message}>
          <Select {...register('kind')}>
            {ResourceKind.options.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind].one}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Category" required error={errors.category?.message}>
          <Input maxLength={40} autoComplete="off" list="resource-categories" {...register('category')} />
        </Field>
        <Field label="Level" error={errors.level?.message}>
          <Select {...register('level')}>
            {ResourceLevel.options.map((level) => (
              <option key={level} value={level}>
                {levelLabels[level]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <datalist id="resource-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Checkbox
        label="Featured"
        hint="The first three featured resources in the list are shown at the top of the page."
        {...register('featured')}
      />
    </EditDialog>
  )
}

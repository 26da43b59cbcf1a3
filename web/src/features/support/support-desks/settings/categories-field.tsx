import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { mostCategories } from '#shared/support/support-desks/desk-settings.ts'
import { otherCategory, RequestPriority } from '#shared/support/support-requests/support-request.ts'
import { priorityWords } from '#web/features/support/support-requests/desk/request-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import { useCategoryRows } from './use-category-rows.ts'
import type { DeskSettingsForm } from './use-desk-settings.ts'

/** What a desk can be asked about, in the order of its form. Requests keep their category, so it is switched off, not deleted. */
export function CategoriesField({ form }: { form: DeskSettingsForm }) {
  const { rows, arrange, edit, remove, add } = useCategoryRows(form)
  const { errors, submitCount } = form.formState
  const problems = rows.map((_, at) => errors.categories?.[at]?.label?.message)
  const first = problems.findIndex(Boolean)
  const wrong = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press leads to what is wrong, and typing does not
  useEffect(() => {
    wrong.current?.focus()
  }, [submitCount])
  return (
    <div className="grid gap-4">
      <p className="text-sm text-dim">
        Members choose one when they write; it sets the priority. The last one is always on.
      </p>
      <SortableList
        label="Categories"
        className="grid gap-3"
        items={rows}
        itemKey={({ id }) => id}
        nameOf={({ category }, at) => category.label || `Category ${at + 1}`}
        onOrder={arrange}
      >
        {({ category }, at, handle) => {
          const name = category.label || `Category ${at + 1}`
          return (
            <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-2 border-b border-line pb-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:border-0 sm:pb-0">
              {handle}
              <Input
                ref={at === first ? wrong : undefined}
                aria-label={`Name of category ${at + 1}`}
                aria-invalid={problems[at] ? true : undefined}
                value={category.label}
                maxLength={40}
                autoComplete="off"
                onChange={({ target }) => edit(at, { label: target.value })}
              />
              <div className="flex items-center gap-2 max-sm:col-start-2">
                <Select
                  aria-label={`Priority: ${name}`}
                  value={category.priority}
                  onChange={({ target }) =>
                    edit(at, { priority: target.value as (typeof RequestPriority.options)[number] })
                  }
                >
                  {RequestPriority.options.map((priority) => (
                    <option key={priority} value={priority}>
                      {priorityWords[priority]}
                    </option>
                  ))}
                </Select>
                <Checkbox
                  label={
                    <>
                      On<span className="sr-only">: {name}</span>
                    </>
                  }
                  className="mx-1"
                  checked={category.active}
                  disabled={category.key === otherCategory}
                  onChange={({ target }) => edit(at, { active: target.checked })}
                />
                <IconButton
                  label={`Move up: ${name}`}
                  icon={<ChevronUp aria-hidden="true" className="size-4" />}
                  disabled={at === 0}
                  onClick={() => arrange(withItemMoved(rows, at, at - 1))}
                />
                <IconButton
                  label={`Move down: ${name}`}
                  icon={<ChevronDown aria-hidden="true" className="size-4" />}
                  disabled={at === rows.length - 1}
                  onClick={() => arrange(withItemMoved(rows, at, at + 1))}
                />
                {category.key === '' && (
                  <IconButton
                    label={`Remove: ${name}`}
                    icon={<Trash2 aria-hidden="true" className="size-4" />}
                    onClick={() => remove(at)}
                  />
                )}
              </div>
              {problems[at] && (
                <div className="col-span-full">
                  <FieldError>{problems[at]}</FieldError>
                </div>
              )}
            </div>
          )
        }}
      </SortableList>
      <FieldError>{errors.categories?.message ?? errors.categories?.root?.message}</FieldError>
      <Button className="justify-self-start" disabled={rows.length >= mostCategories} onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        Add a category
      </Button>
    </div>
  )
}

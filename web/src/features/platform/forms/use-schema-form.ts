import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useCallback, useState } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { useDraft } from './use-draft.ts'

type SchemaFormOptions<Input extends FieldValues, Output> = Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver'
> & {
  /** The name under which to keep the typed values when the session ends, for forms without secrets. */
  draft?: string
}

/** A form that is checked by the schema the server uses: on leaving a field, then while it is corrected. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  { draft, ...options }: SchemaFormOptions<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  const form = useForm<Input, unknown, Output>({
    mode: 'onTouched',
    // `useSubmit` does it, because it knows what comes first on the screen.
    shouldFocusError: false,
    // An error that appeared between press and release would move the button from under the pointer.
    delayError: 250,
    ...options,
    resolver: standardSchemaResolver<Input, unknown, Output>(schema),
  })
  useDraft(draft, form)
  return { ...form, register: useKeptTyping(form) }
}

/**
 * Pages come as HTML and become alive later. Text typed, or filled in by a password manager, before then is
 * in the fields but not in the form, which would write its defaults over it.
 */
function useKeptTyping<Input extends FieldValues, Output>({
  register,
  setValue,
  getValues,
}: UseFormReturn<Input, unknown, Output>): UseFormRegister<Input> {
  const [met] = useState(() => new Set<string>())
  return useCallback<UseFormRegister<Input>>(
    (name, rules) => {
      const field = register(name, rules)
      const ref = (element: Element | null) => {
        const typed = typedInto(element)
        field.ref(element)
        if (!element || met.has(name)) return
        met.add(name)
        if (typed && typed !== getValues(name))
          setValue(name, typed as FieldPathValue<Input, FieldPath<Input>>, { shouldDirty: true })
      }
      return { ...field, ref }
    },
    [register, setValue, getValues, met],
  )
}

function typedInto(element: Element | null): string {
  if (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio')
    return element.value
  if (element instanceof HTMLSelectElement) return isUntouched(element) ? '' : element.value
  return element instanceof HTMLTextAreaElement ? element.value : ''
}

/** A browser chooses the first option by itself if the page chooses none. */
function isUntouched({ options, selectedIndex }: HTMLSelectElement): boolean {
  const given = [...options].findLastIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex === (given === -1 ? [...options].findIndex(({ disabled }) => !disabled) : given)
}

import { FormProvider } from 'react-hook-form'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ClassResults } from './class-results.tsx'
import { blankWoofers, type RatedValues, ratedSchema } from './vehicle-values.ts'
import { WooferFields } from './woofer-fields.tsx'

/** The classes for values typed here. Nothing is sent or kept. */
export function TypedVehicle({ classes }: { classes: readonly EventClassFields[] }) {
  const formulas = new Set(classes.map(({ assign }) => assign?.formula))
  const asksCones = formulas.has('cone_plus_power')
  const form = useSchemaForm(ratedSchema, {
    defaultValues: {
      woofers: asksCones ? [blankWoofers] : [],
      powerWatts: '',
      ampChannels: '',
    } as RatedValues,
  })
  const { errors } = form.formState
  const typed = ratedSchema.safeParse(form.watch())
  const isBlank = typed.data?.woofers.length === 0 && !typed.data.powerWatts && !typed.data.ampChannels
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-5">
        {asksCones && <WooferFields />}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(asksCones || formulas.has('power')) && (
            <Field label="Power in watts" error={errors.powerWatts?.message}>
              <Input inputMode="numeric" maxLength={8} autoComplete="off" {...form.register('powerWatts')} />
            </Field>
          )}
          {formulas.has('channels') && (
            <Field label="Amplifier channels" error={errors.ampChannels?.message}>
              <Input inputMode="numeric" maxLength={2} autoComplete="off" {...form.register('ampChannels')} />
            </Field>
          )}
        </div>
      </form>
      <div role="status" className="mt-5 border-t border-line pt-2">
        {typed.data && !isBlank ? (
          <ClassResults vehicle={typed.data} classes={classes} />
        ) : (
          <p className="pt-2 text-sm text-dim">Fill in the form to see your classes.</p>
        )}
      </div>
    </FormProvider>
  )
}

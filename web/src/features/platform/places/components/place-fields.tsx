import { type FieldPath, type FieldValues, get, type PathValue, type UseFormReturn } from 'react-hook-form'
import { countries, countryName } from '#shared/platform/places/countries.ts'
import { needsPostalCode } from '#shared/platform/places/postal-code.ts'
import { regionsOf } from '#shared/platform/places/regions.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

const mostMembers = ['US', 'CA']

/** The countries of most members come first, the rest by name. */
const options = [
  ...mostMembers.map((code) => [code, countryName(code)] as const),
  ...countries.filter(([code]) => !mostMembers.includes(code)),
]

type Part = 'country' | 'address' | 'city' | 'state' | 'postalCode'

export type PlaceFieldsProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The form's names for the parts it asks for. */
  names: { country: FieldPath<Values> } & { [One in Part]?: FieldPath<Values> }
  required?: readonly Part[]
  /** The person whose address a browser may fill in. */
  autoFill?: 'own' | 'billing' | 'none'
  /** Fields that are hidden again, and then neither checked nor sent. */
  passing?: boolean
}

/** A person’s place. The country decides the other parts of an address. */
export function PlaceFields<Values extends FieldValues, Output>({
  form,
  names,
  required = [],
  autoFill = 'own',
  passing = false,
}: PlaceFieldsProps<Values, Output>) {
  const { register, setValue, clearErrors, getValues, formState } = form
  const country: string = form.watch(names.country) ?? 'US'
  const regions = regionsOf(country)

  const error = (name: FieldPath<Values>) => textOf(get(formState.errors, `${name}.message`))
  const attributes = (name: FieldPath<Values>, token: string) => ({
    autoComplete: autoFill === 'none' ? 'off' : autoFill === 'billing' ? `billing ${token}` : token,
    ...register(name, { shouldUnregister: passing }),
  })
  /** A value written before there was a list can stay chosen. */
  const unlisted = (name: FieldPath<Values>, listed: readonly (readonly [string, string])[]) => {
    const written = textOf(get(formState.defaultValues, name))
    return written && !listed.some(([code]) => code === written) && <option value={written}>{written}</option>
  }
  const { onChange, ...countryField } = attributes(names.country, 'country')
  const { address, city, state, postalCode } = names
  return (
    <>
      <Field label="Country" required={required.includes('country')} error={error(names.country)}>
        <Select
          defaultValue={getValues(names.country)}
          {...countryField}
          onChange={(event) => {
            void onChange(event)
            if (!state) return
            // No two countries share their states.
            setValue(state, '' as PathValue<Values, FieldPath<Values>>, { shouldDirty: true })
            clearErrors(state)
          }}
        >
          {unlisted(names.country, options)}
          {options.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {address && (
        <Field label="Street address" hint="Never shown publicly." error={error(address)}>
          <Input {...attributes(address, 'street-address')} />
        </Field>
      )}
      {city && (
        <Field label="City" required={required.includes('city')} error={error(city)}>
          <Input {...attributes(city, 'address-level2')} />
        </Field>
      )}
      {state && (
        <Field
          label={country === 'US' ? 'State' : country === 'CA' ? 'Province' : 'State or region'}
          required={required.includes('state') && regions.length > 0}
          error={error(state)}
        >
          {regions.length > 0 ? (
            <Select key={country} defaultValue={getValues(state)} {...attributes(state, 'address-level1')}>
              <option value="">{country === 'CA' ? 'Choose a province' : 'Choose a state'}</option>
              {unlisted(state, regions)}
              {regions.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          ) : (
            <Input key={country} {...attributes(state, 'address-level1')} />
          )}
        </Field>
      )}
      {postalCode && (
        <Field
          label={country === 'US' ? 'ZIP code' : 'Postal code'}
          required={required.includes('postalCode') && needsPostalCode(country)}
          error={error(postalCode)}
        >
          <Input {...attributes(postalCode, 'postal-code')} />
        </Field>
      )}
    </>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

test('the label, the hint and the error of a field belong to its control', () => {
  const html = renderToString(
    <Field label="Email" hint="We send a link." error="Enter an email." required>
      <Input name="email" />
    </Field>,
  )
  const id = attribute(html, 'input', 'id')
  expect(attribute(html, 'label', 'for')).toBe(id)
  expect(attribute(html, 'input', 'aria-describedby')).toBe(`${id}-hint ${id}-error`)
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  expect(attribute(html, 'input', 'aria-required')).toBe('true')
  expect(html).toContain(`id="${id}-error"`)
})

test('a field without hint and error describes nothing', () => {
  const html = renderToString(
    <Field label="Email">
      <Input />
    </Field>,
  )
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { Slug } from '#shared/content/cms-pages/slug.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { slugCheckQuery } from '../api/admin-page-queries.ts'

type SlugFieldProps = {
  page: CmsPage
  slug: string
  disabled: boolean
  onChange: (slug: string) => void
}

const debounceMs = 300

/** The address of a page, checked while it is typed: first by its rules, then for another page that has it. */
export function SlugField({ page, slug, disabled, onChange }: SlugFieldProps) {
  const [asked, setAsked] = useState(slug)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(slug), debounceMs)
    return () => clearTimeout(timer)
  }, [slug])
  const parsed = z.safeParse(Slug, slug)
  const check = useQuery({ ...slugCheckQuery(asked, page.id), enabled: parsed.success && asked === slug })
  const other = check.data?.page?.title
  const wrong = parsed.success
    ? check.data?.state === 'taken'
      ? `This address belongs to “${other}”.`
      : undefined
    : parsed.error.issues[0]?.message
  return (
    <Field label="Address" required hint={hint()} error={wrong}>
      <Input
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        value={slug}
        onChange={({ target }) => onChange(target.value.toLowerCase().replace(/\s/g, '-'))}
      />
    </Field>
  )

  function hint(): string {
    if (!parsed.success || asked !== slug || !check.data) return `/pages/${slug}`
    if (check.data.state === 'redirects')
      return `This address leads to “${other}”. Publish here to take it over.`
    if (check.data.state === 'free' && page.liveVersion !== undefined && slug !== page.slug)
      return `/pages/${slug} is free. The current address will lead here.`
    return check.data.state === 'free' ? `/pages/${slug} is free.` : `/pages/${slug}`
  }
}

export function DocumentsWanted() {
  return (
    <p className="text-dim">
      Show us that the business is yours: a business license, the registration of the company, a tax
      certificate. Only administrators open your documents.
    </p>
  )
}

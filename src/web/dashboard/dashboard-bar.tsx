import type { ReactNode } from 'react'
import { product } from '#domain/page-texts/product.ts'
import { Logo } from '#web/ui/display/logo.tsx'

/** The bar at the top of the dashboard, with the logo at its left. */
export function DashboardBar({ children }: { children: ReactNode }) {
  return (
    <header className="border-b bg-sunk">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-6 lg:px-8">
        <Logo name={product.name} className="mr-auto" />
        {children}
      </div>
    </header>
  )
}

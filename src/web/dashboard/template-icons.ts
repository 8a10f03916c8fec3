import {
  Briefcase,
  Cloud,
  Coffee,
  FileText,
  type LucideIcon,
  Rocket,
  ShoppingBag,
  Store,
  Wrench,
} from 'lucide-react'
import { findTemplate } from '#domain/plan/templates/template-list.ts'
import type { TemplateIcon } from '#domain/plan/templates/template.ts'

const drawings: Record<TemplateIcon, LucideIcon> = {
  cloud: Cloud,
  'shopping-bag': ShoppingBag,
  briefcase: Briefcase,
  coffee: Coffee,
  wrench: Wrench,
  store: Store,
  rocket: Rocket,
}

export function findTemplateIcon(templateId: string): LucideIcon {
  const template = findTemplate(templateId)
  return template ? drawings[template.icon] : FileText
}

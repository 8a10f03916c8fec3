import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'

/** What goods cost the trade that resells or serves them, as the least part of the price. */
interface Goods {
  readonly words: RegExp
  /** No trader buys for less than this percent of the price. */
  readonly leastPercent: number
  readonly usual: string
}

const goods: readonly Goods[] = [
  { words: /\b(?:e-?bikes?|bicycles?|bikes?)\b/i, leastPercent: 45, usual: '55 to 65%' },
  {
    words: /\b(?:cars?|vehicles?|motorcycles?|scooters?|boats?|tractors?|trucks?)\b/i,
    leastPercent: 65,
    usual: '80 to 92%',
  },
  { words: /\b(?:fuel|gasoline|petrol|diesel|propane)\b/i, leastPercent: 70, usual: '85 to 95%' },
  {
    words: /\b(?:phones?|laptops?|computers?|consoles?|electronics|televisions?|cameras?|lenses)\b/i,
    leastPercent: 50,
    usual: '70 to 90%',
  },
  { words: /\b(?:grocer\w*|produce|supermarket)\b/i, leastPercent: 50, usual: '65 to 78%' },
  {
    words: /\b(?:wines?|liquor|spirits|whisk\w+) (?:bottles?|sales|shop|store|retail)|\bbottles of wine\b/i,
    leastPercent: 45,
    usual: '60 to 75%',
  },
  { words: /\b(?:prescriptions?|medicines?|drugs)\b/i, leastPercent: 55, usual: '75 to 80%' },
  { words: /\b(?:books?|toys?|board games?|comics)\b(?!ing|keep)/i, leastPercent: 35, usual: '50 to 60%' },
  { words: /\b(?:tires?|tyres?|auto parts|appliances?)\b/i, leastPercent: 45, usual: '60 to 75%' },
  { words: /\b(?:furniture|mattress\w*|rugs?|sofas?)\b/i, leastPercent: 30, usual: '45 to 55%' },
  {
    words: /\b(?:shoes|sneakers|clothes|clothing|apparel|garments|dresses|jackets)\b/i,
    leastPercent: 25,
    usual: '45 to 55%',
  },
  { words: /\b(?:pet food|feed|hardware|paint)\b/i, leastPercent: 40, usual: '55 to 70%' },
]
/** Work on goods, their rent, or a share of what others sell has another margin. */
const notResold =
  /\b(?:repairs?|service|services|servic\w+|rent\w*|hire|lessons?|class\w*|tours?|rides?|tune-?ups?|clean\w*|wash\w*|detail\w*|commission\w*|fees?|subscri\w+|member\w*|booking\w*|visits?|install\w*|fitting|deliver\w*|storage|parking|insurance|inspect\w*|photo\w*|design\w*|apps?|software|handmade|own|custom|made|vintage|used|second-?hand|consign\w*|print\w*|publish\w*|upholster\w*|restor\w*|refurbish\w*|alter\w*|accessor\w*|parts)\b/i
const makes =
  /\b(?:make|makes|made|making|build|builds|built|craft\w*|manufactur\w*|hand-?\w+|sew\w*|design\w*|publish\w*|brew\w*|distill\w*|roast\w*|grow\w*|breed\w*|thrift|second-?hand|vintage|used)\b/i

/** Whatever an online shop sells has to be bought, packed and shipped. */
const shipped: Goods = { words: /./u, leastPercent: 18, usual: '40 to 70% with freight' }
const notGoods =
  /\b(?:digital|downloads?|e-?books?|patterns?|courses?|templates?|tickets?|gift cards?|licen[cs]es?|software)\b/i

function isShipped({ templateId, data }: PlanFacts): boolean {
  const { name, oneLiner } = data.businessIdea
  return templateId === 'ecommerce' && !notGoods.test(`${name} ${oneLiner}`.slice(0, 400))
}

export const goodsMarginRules: readonly Rule[] = [
  {
    id: 'goods-bought-too-cheap',
    steps: [8, 3],
    weight: weights.contradicts - 12,
    find(facts) {
      const { name, oneLiner } = facts.data.businessIdea
      const sales = readSales(facts)
      if (!sales || makes.test(`${name} ${oneLiner}`.slice(0, 400))) return null
      for (const { stream, share } of sales.streams) {
        if (stream.kind !== 'units' || stream.price <= 0 || share < 0.1 || notResold.test(stream.name))
          continue
        const found =
          goods.find(({ words }) => words.test(stream.name)) ?? (isShipped(facts) ? shipped : undefined)
        const percent = (stream.costPerUnit / stream.price + stream.costShare) * 100
        if (!found || percent <= 0 || percent >= found.leastPercent) continue
        const address = atStream(stream.id, 'costPerUnit')
        return show(
          recommend(
            'Goods that cost too little',
            `${quote(stream.name)} costs you ${sayNumber(Math.round(percent))}% of the price. Shops that sell the same usually pay ${found.usual}. Check the dealer’s price list with freight and discounts, or say why you buy for less. Every sale in the forecast earns this margin.`,
            address,
          ),
          [{ address, says: `${facts.sayMoney(stream.costPerUnit)} of ${facts.sayMoney(stream.price)}` }],
          [
            `${facts.sayMoney(stream.costPerUnit)} ÷ ${facts.sayMoney(stream.price)} = ${sayNumber(Math.round(percent))}%`,
          ],
        )
      }
      return null
    },
  },
]

/** Other countries that a jurisdiction can name. */
export const otherCountries =
  /\b(?:Sweden|Norway|Denmark|Finland|Iceland|Greece|Cyprus|Malta|Czech\w*|Slovakia|Slovenia|Hungary|Romania|Bulgaria|Croatia|Serbia|Estonia|Latvia|Lithuania|Ukraine|Turkey|Türkiye|Israel|Egypt|Morocco|Kenya|Nigeria|Ghana|South Africa|India|Pakistan|Bangladesh|Sri Lanka|Singapore|Malaysia|Indonesia|Philippines|Thailand|Vietnam|Japan|Korea|China|Hong Kong|Taiwan|(?<!New )Mexico|Brazil|Argentina|Chile|Colombia|Peru|Jamaica|Trinidad|Barbados|Bahamas|Emirates|Dubai|Qatar|Saudi Arabia)\b/u

/** Words of the law and its offices that only some countries have. */
export interface CountryWords {
  /** As in 'a rule of …'. */
  readonly name: string
  /** The countries in which they are right. */
  readonly homes: ReadonlySet<string>
  readonly pattern: RegExp
  /** Words that say that the plan means that country on purpose. */
  readonly meant: RegExp
}

const of = (codes: string) => new Set(codes.split(' '))

export const countryWords: readonly CountryWords[] = [
  {
    name: 'the United States',
    homes: of('US'),
    pattern:
      /\b(?:OSHA|IRS|EIN|HIPAA|ADA|FLSA|FMLA|USDA|FDA|TTB|USDOT|FMCSA|FTC|CCPA|FICA|FUTA|W-2|W-9|I-9|1099|501\(?c\)?|LLC|S[- ][Cc]orp\w*|C[- ][Cc]orp\w*|[Ss]ales (?:and use )?tax|[Ss]eller[’']s permit|[Rr]esale certificate|[Ee]mployer [Ii]dentification [Nn]umber|[Ff]ederal tax ID|Secretary of State|[Ss]tate (?:[Bb]oard|[Ll]icens\w+|[Ll]iquor|[Cc]osmetology|[Ss]ales)|[Cc]ounty [Hh]ealth [Dd]epartment|Social Security tax(?:es)?)(?![\w-])/u,
    meant: /\b(?:US|U\.S\.|USA|United States|America\w*)(?!\w)/u,
  },
  {
    name: 'the United States, Canada or Australia',
    homes: of('US CA AU NZ'),
    pattern: /\b[Ww]orkers[’']? comp\w*/u,
    meant: /\b(?:US|U\.S\.|USA|United States|America\w*)(?!\w)/u,
  },
  {
    name: 'the United Kingdom',
    homes: of('GB'),
    pattern:
      /\b(?:HMRC|Companies House|Ofsted|CQC|HCPC|DBS checks?|UK GDPR|National Insurance|Food Standards Agency|Local Authority food registration|Community Interest Company|Gas Safe|Disclosure and Barring)\b/u,
    meant: /\b(?:UK|United Kingdom|Britain|British|England|Scotland|Wales|Northern Ireland)\b/u,
  },
  {
    name: 'Ireland',
    homes: of('IE'),
    pattern:
      /\b(?:Companies Registration Office|CRO|Revenue Commissioners|PRSI|CORU|FSAI|Tusla|TUSLA|Local Enterprise Office|Garda vetting)\b/u,
    meant: /\b(?:Ireland|Irish)\b/u,
  },
  {
    name: 'Canada',
    homes: of('CA'),
    pattern: /\b(?:CRA|GST\/HST|HST|WSIB|WorkSafeBC|PIPEDA|CFIA|Canada Revenue)\b/u,
    meant: /\bCanad(?:a(?! Revenue)|ians?)\b/u,
  },
  {
    name: 'Australia',
    homes: of('AU'),
    pattern:
      /\b(?:ABN|ASIC|Australian Business Number|[Ss]uperannuation|Fair Work (?:Act|Ombudsman)|WorkCover)\b/u,
    meant: /\bAustralia\b|\bAustralian (?!Business Number)/u,
  },
  {
    name: 'Germany, Austria or Switzerland',
    homes: of('DE AT CH'),
    pattern:
      /\b(?:Gewerbe\w*|Handelsregister\w*|GmbH|Handwerkskammer|Finanzamt|Berufsgenossenschaft|BDSG|DSGVO)\b/u,
    meant: /\b(?:German\w*|Austria\w*|Switzerland|Swiss)\b/u,
  },
  {
    name: 'France',
    homes: of('FR BE'),
    pattern: /\b(?:SIRET|URSSAF|SARL|Kbis)\b/u,
    meant: /\b(?:France|French|Belgi\w+)\b/u,
  },
  {
    name: 'India',
    homes: of('OTHER'),
    pattern: /\b(?:Pvt\.? Ltd|GSTIN)\b/u,
    meant: /\bIndian?\b/u,
  },
]

/** A tax that most countries have and the United States do not. */
export const valueAddedTax = /\bVAT (?:registration|number|return|registered)\b/u

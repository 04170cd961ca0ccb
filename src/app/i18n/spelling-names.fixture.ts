/** Names and words of the trade that dictionaries do not know: all languages, then each one's own. */
const everywhere = `
  Wetterhorn Wetterhorns OpenWeather MeteoSwiss MeteoSchweiz MétéoSuisse MeteoSvizzera MeteoAlarm EUMETNET OPERA
  GeoNames OpenStreetMap Nominatim CombiPrecip swisstopo AdSense Google JavaScript Rega Inter Tight SIL Open Font License
  MIT ODbL MET Norway Ltd LLC Limited Ireland Foundation Data Privacy Framework Frameworks Swiss Atom Proxy reverse
  Säntis Zürich Zurich Pully Airolo Grindelwald Diablerets Locle Locarno Lugano Lausanne Winterthur Winterthour Chur
  Gallen Bern Coira Wallis Valais Vallese Muster atlantis app hPa UV NPA API https min policies technologies cookies
  Güttingen Gütsch Altdorf Ticino bise
  eCH eCH- axe core axe-core iPhone iPad Home Mozilla Apple Microsoft WSL-Institut Aare Thunersee FOEN BAFU OFEV UFAM SwissMetNet Brier Eawag l'Eawag
`
const own = {
  en: 'Nowcast FADP DPO TCA GDPR FDPIC FSO',
  de: `T-Shirt Shirt Wäschetrocknen Zürichsee Storen DSG DSV FMG Bst DSGVO EDÖB BFS AG lit Normwerte Normwerten Klimanormwerte Betreibercode Nutzungslimiten Nullgradgrenze
    Vorhersagezeit Schweregrad Sanität Radare Skripte Tab Hosting Pop-up Pop up quelloffen viersprachig gescrollt
    ganztags beizieht beigezogenen orangen Hoppla Öffentlichkeitsbeauftragten Content Security Policy Mitwirkende
    Hasel Pollenbelastung Pollenart Pollenarten Pollenmessungen grillieren heuen Schneemessreihe Demodaten Feed Feeds Zehntelmillimeter Velotour Sonnenauf untergang Nov Abs Push Browserherstellers
    Screenreader vorausgeladen vorausgeladene Inversion Föhnindex Genfersee Brier-Score Score`,
  fr: 'LPD LTC OPDo RGPD PFPDT OFS Auj Maint dim lun',
  it: 'precaricata precaricate LPD LTC OPDa RGPD IFPDT UST AG dom lun cpv lett cookie cookies feed offline source Ops nov geolocalizzazione login software valanghivo valanghiva',
} as const

export const spellingNames = (language: keyof typeof own): Set<string> =>
  new Set(`${everywhere} ${own[language]}`.split(/\s+/).map((word) => word.toLocaleLowerCase(language)))

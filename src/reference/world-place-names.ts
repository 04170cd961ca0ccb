import type { InEveryLanguage } from '../domain/language.ts'
import { namesOf, rowsOf } from './text-table.ts'

/** A city abroad that our languages name differently. */
export type WorldPlaceName = {
  country: string
  /** GeoNames' main name: the most populous place of that name in the country is meant. */
  geonamesName: string
  names: InEveryLanguage
}

/*
 * Country | GeoNames name | names en / de / fr / it. Current usage in English and in the Swiss forms of the other
 * three; each is also among the alternate names GeoNames lists (CC BY 4.0), which a test checks.
 */
const table = `
AT | Vienna | Vienna / Wien / Vienne / Vienna
AT | Salzburg | Salzburg / Salzburg / Salzbourg / Salisburgo
DE | Munich | Munich / München / Munich / Monaco di Baviera
DE | Köln | Cologne / Köln / Cologne / Colonia
DE | Hamburg | Hamburg / Hamburg / Hambourg / Amburgo
DE | Berlin | Berlin / Berlin / Berlin / Berlino
DE | Frankfurt am Main | Frankfurt am Main / Frankfurt am Main / Francfort-sur-le-Main / Francoforte sul Meno
DE | Stuttgart | Stuttgart / Stuttgart / Stuttgart / Stoccarda
DE | Nürnberg | Nuremberg / Nürnberg / Nuremberg / Norimberga
DE | Hannover | Hanover / Hannover / Hanovre / Hannover
DE | Bremen | Bremen / Bremen / Brême / Brema
DE | Dresden | Dresden / Dresden / Dresde / Dresda
DE | Leipzig | Leipzig / Leipzig / Leipzig / Lipsia
DE | Augsburg | Augsburg / Augsburg / Augsbourg / Augusta
DE | Regensburg | Regensburg / Regensburg / Ratisbonne / Ratisbona
DE | Mainz | Mainz / Mainz / Mayence / Magonza
DE | Aachen | Aachen / Aachen / Aix-la-Chapelle / Aquisgrana
DE | Freiburg | Freiburg im Breisgau / Freiburg im Breisgau / Fribourg-en-Brisgau / Friburgo in Brisgovia
DE | Konstanz | Konstanz / Konstanz / Constance / Costanza
DE | Trier | Trier / Trier / Trèves / Treviri
FR | Paris | Paris / Paris / Paris / Parigi
FR | Lyon | Lyon / Lyon / Lyon / Lione
FR | Marseille | Marseille / Marseille / Marseille / Marsiglia
FR | Nice | Nice / Nizza / Nice / Nizza
FR | Strasbourg | Strasbourg / Strassburg / Strasbourg / Strasburgo
FR | Mulhouse | Mulhouse / Mülhausen / Mulhouse / Mulhouse
FR | Toulouse | Toulouse / Toulouse / Toulouse / Tolosa
FR | Dijon | Dijon / Dijon / Dijon / Digione
FR | Avignon | Avignon / Avignon / Avignon / Avignone
IT | Rome | Rome / Rom / Rome / Roma
IT | Milan | Milan / Mailand / Milan / Milano
IT | Turin | Turin / Turin / Turin / Torino
IT | Venice | Venice / Venedig / Venise / Venezia
IT | Florence | Florence / Florenz / Florence / Firenze
IT | Naples | Naples / Neapel / Naples / Napoli
IT | Genoa | Genoa / Genua / Gênes / Genova
IT | Bologna | Bologna / Bologna / Bologne / Bologna
IT | Verona | Verona / Verona / Vérone / Verona
IT | Padova | Padua / Padua / Padoue / Padova
IT | Mantova | Mantua / Mantua / Mantoue / Mantova
IT | Pisa | Pisa / Pisa / Pise / Pisa
IT | Siena | Siena / Siena / Sienne / Siena
IT | Como | Como / Como / Côme / Como
IT | Bergamo | Bergamo / Bergamo / Bergame / Bergamo
IT | Bolzano | Bolzano / Bozen / Bolzano / Bolzano
IT | Trento | Trento / Trient / Trente / Trento
IT | Trieste | Trieste / Triest / Trieste / Trieste
IT | Aosta | Aosta / Aosta / Aoste / Aosta
IT | Palermo | Palermo / Palermo / Palerme / Palermo
IT | Catania | Catania / Catania / Catane / Catania
LU | Luxembourg | Luxembourg / Luxemburg / Luxembourg / Lussemburgo
BE | Brussels | Brussels / Brüssel / Bruxelles / Bruxelles
BE | Antwerpen | Antwerp / Antwerpen / Anvers / Anversa
BE | Brugge | Bruges / Brügge / Bruges / Bruges
BE | Gent | Ghent / Gent / Gand / Gand
BE | Liège | Liège / Lüttich / Liège / Liegi
NL | The Hague | The Hague / Den Haag / La Haye / L’Aia
GB | London | London / London / Londres / Londra
GB | Edinburgh | Edinburgh / Edinburgh / Édimbourg / Edimburgo
IE | Dublin | Dublin / Dublin / Dublin / Dublino
DK | Copenhagen | Copenhagen / Kopenhagen / Copenhague / Copenaghen
SE | Stockholm | Stockholm / Stockholm / Stockholm / Stoccolma
SE | Göteborg | Gothenburg / Göteborg / Göteborg / Göteborg
PL | Warsaw | Warsaw / Warschau / Varsovie / Varsavia
PL | Kraków | Krakow / Krakau / Cracovie / Cracovia
PL | Gdańsk | Gdańsk / Danzig / Gdańsk / Danzica
PL | Wrocław | Wrocław / Breslau / Wrocław / Breslavia
CZ | Prague | Prague / Prag / Prague / Praga
CZ | Brno | Brno / Brünn / Brno / Brno
SI | Ljubljana | Ljubljana / Ljubljana / Ljubljana / Lubiana
HR | Zagreb | Zagreb / Zagreb / Zagreb / Zagabria
RS | Belgrade | Belgrade / Belgrad / Belgrade / Belgrado
RO | Bucharest | Bucharest / Bukarest / Bucarest / Bucarest
GR | Athens | Athens / Athen / Athènes / Atene
GR | Thessaloníki | Thessaloniki / Thessaloniki / Thessalonique / Salonicco
UA | Kyiv | Kyiv / Kiew / Kiev / Kiev
RU | Moscow | Moscow / Moskau / Moscou / Mosca
RU | Saint Petersburg | Saint Petersburg / Sankt Petersburg / Saint-Pétersbourg / San Pietroburgo
PT | Lisbon | Lisbon / Lissabon / Lisbonne / Lisbona
ES | Barcelona | Barcelona / Barcelona / Barcelone / Barcellona
ES | Sevilla | Seville / Sevilla / Séville / Siviglia
ES | Valencia | Valencia / Valencia / Valence / Valencia
ES | Zaragoza | Zaragoza / Saragossa / Saragosse / Saragozza
ES | Córdoba | Córdoba / Córdoba / Cordoue / Cordova
ES | Granada | Granada / Granada / Grenade / Granada
MT | Valletta | Valletta / Valletta / La Valette / La Valletta
CY | Nicosia | Nicosia / Nikosia / Nicosie / Nicosia
MA | Marrakesh | Marrakesh / Marrakesch / Marrakech / Marrakech
DZ | Algiers | Algiers / Algier / Alger / Algeri
TN | Tunis | Tunis / Tunis / Tunis / Tunisi
EG | Cairo | Cairo / Kairo / Le Caire / Il Cairo
EG | Alexandria | Alexandria / Alexandria / Alexandrie / Alessandria d’Egitto
ZA | Cape Town | Cape Town / Kapstadt / Le Cap / Città del Capo
IL | Jerusalem | Jerusalem / Jerusalem / Jérusalem / Gerusalemme
LB | Beirut | Beirut / Beirut / Beyrouth / Beirut
SY | Damascus | Damascus / Damaskus / Damas / Damasco
IR | Tehran | Tehran / Teheran / Téhéran / Teheran
IN | Mumbai | Mumbai / Mumbai / Bombay / Mumbai
SG | Singapore | Singapore / Singapur / Singapour / Singapore
CN | Beijing | Beijing / Peking / Pékin / Pechino
KR | Seoul | Seoul / Seoul / Séoul / Seul
JP | Tokyo | Tokyo / Tokio / Tokyo / Tokyo
CU | Havana | Havana / Havanna / La Havane / L’Avana
MX | Mexico City | Mexico City / Mexiko-Stadt / Mexico / Città del Messico
US | New Orleans | New Orleans / New Orleans / La Nouvelle-Orléans / New Orleans
US | Philadelphia | Philadelphia / Philadelphia / Philadelphie / Filadelfia
US | New York City | New York / New York / New York / New York
CA | Montréal | Montreal / Montreal / Montréal / Montréal
CA | Québec | Quebec / Québec / Québec / Québec
`

export const worldPlaceNames: readonly WorldPlaceName[] = rowsOf(table).map(
  ([country = '', geonamesName = '', names = '']) => ({ country, geonamesName, names: namesOf(names) }),
)

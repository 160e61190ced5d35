/** All in lower case, of six characters or more. The list of all languages leaves out what is one part repeated. */
export const COMMONEST_REPEATED = words(`
  010101 101010 121212 141414 151515 161616 171717 181818 191919 202020 212121 232323 242424
  252525 303030 313131 323232 456456 789789 147147 159159 258258 321321 369369 420420 654654
  753753 987987 123123123 321321321 456456456 12121212 69696969 12341234 43214321 1212121212
  1234512345 123456123456 1q1q1q 1a1a1a abcabc asdasdasd qweqweqwe zxczxc hahaha
  hahahaha lalala lalalala hehehe yoyoyo mememe gogogo nonono bobobo papapa mamama momomo
  xoxoxo
`);

export const COMMONEST_FRENCH = words(`
  1234azer 123azerty abeille admin123 administrateur afrique alexandre algeria algerie allezlom
  alsace amour1 amoureuse amoureux amours antoine aqwzsx aqwzsxedc arcenciel aurelie aurevoir
  automne azeaze azeqsd azeqsdwxc azer1234 azerty00 azerty1 azerty12 azerty123 azerty1234
  azerty12345 azerty123456 azerty13 azerty69 azertyu azertyui azertyuiop azqsdf azqswx baguette
  baleine banane baptiste barbie1 bebe123 belgique benoit benzema bibiche bienvenu bienvenue
  bienvenue1 bienvenue123 biloute bisounours bisous bisous1 bonbon bonbons bonheur bonjour1
  bonjour12 bonjour123 bonsoir bordeaux bordeaux33 boubou boubou1 bouboule bouchon boulette breizh
  bretagne brigitte cacahuete cachou calins camembert camille1 camion canada1 canard canards
  cannelle caramel1 caroline1 cascade cerise cestmoi champagne chantal charlotte1 chaton chatons
  chatte cheval chevaux chienne chocolat1 chouchou chouchou1 chouchou123 chouchou13 chouchoute
  chouette choupette choupinette chouquette christophe citroen citron citrouille clemence clement
  clementine coccinelle cochon cocolapin cocotte coeurs colombe comment comores confiture connard
  cookies1 corinne corse2a corsica coucou coucou1 coucou12 coucou123 coucoucou courage crepes
  crocodile croissant croquette danseuse dauphin dauphins decembre delphine didier didine dimanche
  doudou doudou1 doudou12 doudou123 doudou13 doudou59 doudou62 doudou69 doudoune dragonball
  dragonballz droitaubut ecureuil egalite elephant1 elodie emilie espagne espoir etoile etoiles
  famille fevrier fidelite fifille florian1 football10 footfoot fourmi foutre fraise framboise
  francais francaise france1 france98 fraternite fromage gaston gateau gateaux gazelle genevieve
  girafe grenadine grenouille gribouille grisou guadeloupe guillaume guitare hirondelle idefix
  italie jacqueline jacques janvier jeanne jeremy1 jetadore jetaime jetaime1 jetaimefort
  jetaimemoncoeur jetaimes joyeux juillet julien juliette justine1 kevin123 kikinou laetitia
  lafamille lafrance lamour lapinou laurent lebonheur lecheval lefoot legion1 leloup lemotdepasse
  lesoleil lezard libellule liberte licorne limonade lionne lolotte loulou02 loulou1 loulou12
  loulou123 loulou13 loulou59 loulou62 loulou69 louloute louloutte loupiot loupiote loustic
  lumiere lunelune lyon69 lyonnais mafamille mafille mamamia mamanjetaime mamanpapa mameres
  mamoune mamour mangas manon1 mapuce margaux marine1 marion1 marseill marseille marseille1
  marseille13 martine martinique mathieu mathilde matthieu maxime mayotte megane melanie1 menthe
  mercedes1 mercredi merde1 meringue mesamours mesanges mescheris mesenfants mespuces mestresors
  militaire mimine minet1 minette minouche moimeme moineau monaco monamour monange monbebe monchat
  moncheri moncoeur monmotdepasse monpetitcoeur montagne montagnes montpellier montresor
  motdepasse motdepasse1 motdepasse123 motpasse moumou moumoune mouton muscade musique nanette
  nantes nantes44 naruto1 nenette nicolas1 ninine noisette normandie nougat nounou nounoune
  nounours nounours1 novembre nuages nutella obelix oceane octobre oiseau oiseaux olivier olivier1
  olympique olympiquedemarseille olympiquelyonnais om13om ordinateur paname panthere papa123
  papamaman papapa papillon papillon1 paradis paris1 paris123 paris75 parisparis parissg pascal1
  passe123 passion1 patate patience patrice pauline1 pepette pepito perroquet petitcoeur
  peugeot206 philippe piano1 pitchoun pitchoune planete playstation poisson poissons policier
  pommes pompier pompier18 pompiers pompon poulet poupee poupette poupou poupoune poussin poussin1
  praline princesse princesse1 printemps psgpsg ptitange ptitcoeur ptitloup pupuce putain qsdfgh
  qsdfghjklm quebec quentin raclette reglisse renard rennes requin requins reunion ribery riviere
  romain rossignol roucky roudoudou rugby1 saintetienne salope samedi sandrine saucisse saucisson
  scenic schtroumpf sebastien secret123 senegal septembre serpent skyblog skyrock soleil1 soleil13
  sourire souris spirou stephane stephanie1 stetienne strasbourg suisse sylvie tata123 tatata
  tchoupi tendresse tennis1 thierry thomas123 tigre1 tigresse tigrou titi123 titine tititi titou1
  titoune tonnerre tortue toto123 totoro tototo toulouse toulouse31 toutou toutoune tunisie
  tunisien twingo univers vacances vacances1 valerie1 vanille vegeta1 vendredi veronique victoire
  vincent1 virginie vivelafrance voiture wxcvbn zezette zidane10 zigotto zinedine zouzou zozote
`);

export const COMMONEST_GERMAN = words(`
  1234qwertz 123qwertz 1q2w3e4r5t6z 1qay2wsx 1qayxsw2 adler1 administrator1 affenarsch alles123
  andreas1 anmelden anmeldung annika apfelbaum arbeit arbeit1 arschloch arschloch1 asdfgh1
  asdfghjklö asdfjklö audi80 august1 ayxcvb baby123 baerchen ballack banane bananen batman123
  bayern bayern1 bayern123 bayernmuenchen bayernmünchen benjamin1 benutzer benutzer1 berlin1
  berlin123 besoffen bierbier bitte123 blitz1 bloedsinn blume1 blumen bochum borussia borussia09
  bratwurst bremen bruder bundeswehr bushido bvb09bvb bvb1909 bärchen carsten chemnitz christian1
  claudia1 currywurst daniel123 danke123 delphin dennis1 deutschland dezember dienstag dieter
  donner donnerstag dortmund dortmund09 dortmund1 drache drachen dresden duesseldorf duisburg
  dummkopf egalegal einhorn eintracht eisbaer eisbär eisenbahn elefant engel123 engelchen
  engelchen1 erdbeer erdbeere erfurt ewigeliebe familie familie1 fcbayern fckoeln fckoeln1 februar
  felix1 felix123 ferien ferkel feuerwehr feuerwehr112 fickdich ficken1 ficken123 ficker fickfick
  fische flugzeug frankfurt frankfurt1 freiburg freiheit freitag freunde freundin freundschaft
  frieden frosch fruehling frühling fussball fussball1 fussball10 fußball garten gast123 gastgast
  geheim1 geheim12 geheim123 geheimnis geheimwort gerhard germany1 gewitter gitarre gladbach
  glueck gluecklich glücklich golf123 golfgti griechenland gruessgott gruezi guenther gutenmorgen
  gutentag haeschen halihallo hallo! hallo1 hallo12 hallo123 hallo123! hallo1234 hallo12345
  hallo123456 hallodu hallohallo hallole halloleute halloo hallowelt hamburg1 hamster1 handball
  hannah1 hannover hannover96 haribo haschen hase123 hasehase hasilein hdgdlhdgdl heidelberg
  heinrich helmut herbst hertha herthabsc herzblatt herzchen himbeere himmel hoffnung hsv1887
  hsvhsv huendchen hundehund hurensohn hurensohn1 häschen ichbins ichliebdich ichliebe
  ichliebedich ichliebedich1 ildich irgendwas italien januar jennifer1 johanna1 johannes juergen
  julia1 julia123 kackwurst kaetzchen kaffee kaiserslautern kaninchen karlsruhe kartoffel
  kartoffelsalat katharina kathrin katze123 katzen kaulitz keineahnung keinpasswort kennwort
  kennwort1 kennwort123 kiffen kinder kirsche klaus1 klavier kleiner kleines knuddel knuddelbaer
  knutschi kroatien krokodil kuchen kuschel kuschelbaer käsekuchen kätzchen laura123 leberwurst
  leckmich leipzig lena123 leverkusen liebe1 liebe123 liebedich liebesleben lieblieb liebling
  liebling1 limonade lisa1234 lokomotive losungswort lukas1 lukas123 maeuschen magdeburg mallorca
  mama123 mamamama mamapapa mamaundpapa mandy123 manfred mannheim marcel1 markus1 mathias matthias
  maulwurf maus123 mausebaer mausimausi meerschwein meinefamilie meinekinder meinengel meinherz
  meinleben meinpasswort meinschatz meinschatz1 metallica1 michael123 mirdochegal missgeburt
  mittwoch moin123 moinmoin mondschein montag motorrad muenchen muschi muschikatze mutter mäuschen
  münchen nadine1 nanana naundnaund niemand niklas november1 nuernberg nürnberg oesterreich
  oktober omaopa omaundopa onkelz ostern passw0rt passwort! passwort1 passwort1! passwort12
  passwort123 passwort1234 penner petra1 pfeffer pferde philipp pinguin pizza123 podolski polizei
  polska1 pommes porsche911 prinzess prinzessin prost123 qay123 qaywsx qaywsxedc qayxsw qayxswedc
  qwertz qwertz1 qwertz12 qwertz123 qwertz1234 qwertzqwertz qwertzu qwertzui qwertzuio qwertzuiop
  qwertzuiopü rammstein1 regenbogen reiten renate rose123 rostock russland sabrina1 sackgesicht
  salzburg samstag sascha sascha1 saufen schaetzchen schalke schalke04 schalke1 schatz schatz1
  schatz12 schatz123 schatzi schatzi1 schatzi123 schatzii scheiss scheissdreck scheisse scheisse1
  scheissegal scheiße schildkroete schildkröte schlagzeug schlampe schlange schlumpf schmetterling
  schnecke schnee schnitzel schnuckel schnucki schnuffel schnuffi schnulli schnuppe schokolade
  schule schumacher schumi schwein schweinchen schweini schweiz schwester schätzchen sebastian1
  servus servus1 sommer1 sommer123 sonne1 sonnenblume sonnenschein sonnenschein1 sonntag spanien
  spatzl spiderman1 spinne stefanie steffi sternchen sterne sternenhimmel stpauli student1
  stuttgart suesse suesser superman1 susanne susanne1 sweety1 tanzen thomas12 thorsten tiger123
  titten tobias1 tochter tokiohotel tomate torsten totenkopf traeume traktor traumfrau traumland
  traummann tschuess tschüss tuerkei türkei urlaub ursula vergessen vfbstuttgart volkswagen
  vollidiot wasser wasserfall weihnachten werder werderbremen wichser willkommen willkommen1
  willkommen123 winter1 wolf123 yvonne1 yxc123 yxcvbn yxcvbnm yxcvbnm1 yxcyxc zucker zuerich
  zugang zugang1 zugang123 österreich
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

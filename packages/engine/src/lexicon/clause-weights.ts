/** Made by evals/src/make-clause-weights.ts: what each feature of a clause adds for a must and for a nice, in units, against neither. */
export const WEIGHT_UNIT = 0.02;

export const CLAUSE_WEIGHTS = `
*	-49	-78
#.	-30	-31
#1	-62	26
#2	0	69
#3	0	49
#4	9	1
#5	16	-30
#6	-27	-31
#:	-173	-162
#?	-220	-197
$	-68	-62
$ 0	-56	-54
$ 0k	-126	-97
$ à	-138	-106
%	-17	-49
% of	-29	-66
+	42	-6
+ 0	105	-1
+ year	126	104
+ yrs	143	125
0	-41	-50
0 $	-75	-69
0 %	-17	-49
0 +	45	40
0 0	-86	-72
0 0k	156	56
0 a	-113	-95
0 after	-120	-107
0 an	-37	2
0 and	85	0
0 ans	-123	-101
0 bed	-144	-99
0 children	-29	-23
0 dai	23	-25
0 driver'	22	-3
0 employé	-101	-78
0 h	-58	-46
0 hour	-110	-82
0 hr	-139	-95
0 in	65	155
0 jour	111	23
0 k	-70	-54
0 licenc	67	146
0 member	-56	-52
0 million	15	-33
0 moi	69	-15
0 month	-33	-63
0 of	-186	-128
0 on	-87	-63
0 or	-32	-50
0 p	-132	-131
0 peopl	-73	-1
0 per	-69	-53
0 plu	22	-107
0 resid	-46	-38
0 school	-69	-54
0 seat	-73	-61
0 shift	-35	-26
0 staff	-63	-61
0 store	-111	-80
0 student	-81	-57
0 to	-3	-25
0 week	-121	-110
0 with	8	-42
0 year	5	-25
0 yr	-123	13
0 yrs	95	93
0a	64	-108
0k	-60	-72
0k 0	-84	-65
0m	-113	-90
0pm	-19	-59
0rd	54	48
0th	-178	-132
^$	-71	-55
^$ 0	-68	-53
^0	25	11
^0 +	143	122
^0 0	85	32
^0 dai	-184	-130
^0 to	129	8
^0 year	207	53
^0 yrs	137	186
^a	54	66
^a bachelor	14	152
^a bachelor'	63	105
^a degre	-198	11
^a diploma	85	19
^a master'	-9	174
^a minimum	97	-5
^a valid	96	4
^a year	143	121
^abil	78	117
^abil to	78	117
^abl	35	-48
^abl to	35	-48
^accommod	-68	-82
^account	-131	-100
^account execut	-41	-35
^activ	257	23
^advanc	86	13
^advanc excel	69	9
^advanc sql	105	17
^after	-110	-83
^after 0	-93	-74
^all	35	-3
^amiti	-63	-58
^amiti grove	-63	-58
^an	-41	129
^analyt	-27	-109
^answer	-89	-78
^applic	-46	31
^applic are	-81	-65
^applic must	61	-16
^are	-105	-78
^are you	-105	-78
^as	38	-74
^as a	-57	-40
^assess	-188	-125
^assist	-130	-105
^associ	-66	-31
^associ degre	85	129
^at	124	64
^at least	93	59
^az	-146	-109
^b	-10	136
^baccalauréat	182	32
^bachelor	125	34
^bachelor of	125	34
^bachelor'	71	41
^bachelor' degre	71	41
^backend	-198	-187
^base	95	-1
^basic	100	146
^basic html	81	33
^becaus	-24	-88
^becaus we	-129	-145
^befor	301	81
^benefit	-107	-17
^between	159	50
^bilingu	89	111
^bilingu english	-24	113
^bilingu imper	78	1
^bilinguism	168	37
^bls	253	33
^bluebarrel	-91	-83
^brief	-189	-151
^build	-114	59
^call	-160	-144
^can	229	89
^candid	204	13
^care	-89	36
^cedar	-118	-95
^cedar hollow	-51	-42
^certif	59	32
^chart	-162	-136
^check	-218	-158
^child	-95	-93
^class	32	200
^class 0	67	176
^clean	86	19
^clear	120	43
^client	-153	-135
^close	-128	-114
^coach	146	71
^colleg	-84	-49
^comfort	218	58
^comfort with	133	44
^commun	156	-114
^competit	-118	-106
^complet	-60	-60
^complet of	91	65
^condit	-29	-162
^connaiss	10	250
^connaiss de	-4	153
^convers	146	127
^cpa	220	-36
^cphr	96	128
^cphr or	141	1
^crimin	106	30
^crimin record	106	30
^current	142	20
^data	-129	-127
^degre	-228	-65
^demonstr	174	45
^dental	-97	76
^depart	-102	-102
^depart of	-83	-80
^deux	-38	4
^deux ans	54	142
^digit	-56	85
^digit market	-128	-121
^diploma	92	-3
^diplôm	225	52
^discret	240	74
^do	-122	-109
^document	-84	-75
^draft	-12	-83
^e	-127	-155
^earli	-108	-95
^earli childhood	-108	-95
^elig	208	37
^employ	-14	96
^employe	-51	-39
^english	-22	-119
^excel	206	43
^execut	-93	-80
^execut assist	-93	-80
^expect	108	37
^expect to	108	37
^experi	108	171
^experi in	47	208
^experi of	73	107
^experi with	45	143
^explain	-1	-27
^exposur	3	107
^exposur to	3	107
^expérienc	90	253
^expérienc en	-33	130
^extend	-52	-44
^extend health	-52	-44
^familiar	8	149
^familiar with	8	149
^ferncastl	-125	-120
^file	-125	-105
^first	145	28
^first aid	145	28
^five	116	22
^flatb	-40	107
^fluenci	93	128
^fluenci in	20	140
^fluent	150	7
^foodsaf	105	-4
^foodsaf level	105	-4
^for	-89	-67
^forecast	-79	-70
^found	-99	-76
^four	93	7
^françai	-60	-117
^free	-148	-121
^french	-59	-6
^french is	-83	-129
^full	-74	22
^full time	-93	-110
^give	-146	-155
^give medic	-42	-27
^good	228	52
^googl	167	179
^googl ads	106	11
^grade	19	-45
^grade 0	19	-45
^graduat	65	68
^graduat with	58	0
^guid	-126	-104
^hand	112	12
^hand on	112	12
^have	37	292
^health	-8	131
^help	-136	-108
^hi	-101	-102
^hi there	-68	-65
^high	89	69
^high school	-16	-69
^hire	-52	-85
^home	52	-32
^hope	-132	-111
^human	-109	-97
^human resourc	-109	-97
^hvac	-131	-107
^hybrid	242	81
^i	-16	-35
^ideal	213	97
^if	-92	-38
^if it	-40	-40
^if you	-73	-2
^in	125	7
^instal	-65	-62
^ironbark	-124	-111
^it	-22	122
^it would	17	156
^keep	-109	-82
^keep the	-76	-55
^knowledg	-9	55
^knowledg of	148	205
^la	-153	-117
^languag	-116	-179
^larkfield	-125	-121
^le	82	-3
^lead	-124	-131
^lead the	-56	-40
^litig	-136	-102
^litig paraleg	-136	-102
^locat	109	5
^long	-69	-53
^maintain	-129	-117
^manag	-189	-136
^mani	-79	-70
^marrow	-53	-43
^marrow peak	-53	-43
^master'	46	186
^master' degre	32	124
^maîtris	168	39
^maîtris de	104	26
^medic	-63	-67
^medic dental	-53	-42
^membership	-82	68
^membership in	-82	68
^min	176	16
^min 0	108	21
^minimum	125	28
^minimum 0	144	32
^minimum of	79	13
^municip	-81	66
^must	32	-49
^must be	-148	-111
^my	-60	-54
^negoti	-105	-80
^no	-184	-165
^no agenc	-61	-73
^no previou	-125	-120
^northlatch	-123	-106
^not	5	-54
^nou	-116	-90
^offic	129	-10
^on	-102	-97
^on site	-65	-82
^one	159	76
^one year	91	128
^onli	26	-18
^onli those	-46	-48
^open	-160	-130
^order	-153	-130
^our	-113	-88
^over	-80	-61
^own	-177	-164
^pay	-103	-100
^payrol	3	-127
^permi	114	157
^permi de	114	157
^person	-36	-57
^person support	15	-24
^plan	-159	-138
^plan and	-126	-81
^plan plai	-65	-59
^pleas	-112	-93
^polic	210	59
^polici	-67	-64
^polici analyst	-67	-64
^posit	-137	-110
^post	-29	-35
^post secondari	77	61
^power	146	-1
^power bi	146	-1
^prefer	117	45
^prefer in	197	53
^prepar	-155	-137
^previou	7	150
^previou experi	-87	-61
^profici	111	9
^profici in	109	8
^profici with	91	8
^psw	55	-55
^psw certif	161	12
^punjabi	2	63
^punjabi or	2	63
^python	134	150
^rate	-36	-30
^read	-113	-150
^reconcil	-144	-124
^red	-28	40
^red seal	57	115
^regist	-26	-73
^regist nurs	-139	-108
^registr	162	33
^registr with	93	31
^reliabl	145	21
^reliabl statu	48	3
^remot	286	69
^report	-123	-105
^report on	-84	-60
^report to	-68	-77
^research	-159	-131
^review	-148	-129
^rrsp	-98	-84
^rrsp match	-48	-42
^run	-159	-174
^run the	-64	-53
^salari	-107	-125
^saltbox	133	38
^saltmarsh	-82	-64
^saltmarsh academi	-82	-64
^sandhil	-66	-65
^sandhil mobil	-66	-65
^sap	212	16
^send	-101	-79
^senior	-141	-121
^senior account	-96	-88
^seo	70	117
^set	-161	-129
^shopifi	29	112
^signific	222	24
^six	83	93
^six month	77	143
^smart	125	67
^smart serv	125	67
^solid	180	31
^some	94	184
^sound	101	6
^sound knowledg	145	29
^spanish	31	174
^sql	142	212
^staff	-112	-90
^staff hous	-60	-60
^standard	127	9
^standard first	100	5
^start	-159	-119
^strong	225	47
^subject	-221	-135
^success	51	3
^suppli	-55	-52
^take	-102	-84
^take part	-74	-62
^talk	-83	-68
^talk with	-83	-68
^tallybrook	-118	-115
^teach	-235	-175
^teacher	-176	-116
^term	-147	-95
^the	-35	-30
^the firm	-139	-118
^the person	242	83
^the success	40	-4
^thei	-131	-97
^there	-126	-100
^there are	-71	-55
^thi	102	2
^thi is	116	-2
^three	-42	-43
^three year	161	105
^time	-154	86
^to	-103	-90
^track	-131	-102
^train	-88	-2
^train in	-14	126
^travel	163	6
^travel up	251	109
^troubleshoot	-20	-86
^tuition	-90	-109
^two	-3	12
^two year	52	62
^u	-70	177
^undergradu	72	-9
^undergradu degre	72	-9
^understand	148	-1
^understand of	148	-1
^univers	139	22
^univers degre	139	22
^use	-189	-49
^valid	143	-24
^valid class	44	-7
^vou	75	-29
^vulner	111	13
^vulner sector	111	13
^wage	-129	-109
^we	-84	-92
^we are	-64	-56
^we have	-70	-55
^we pay	-23	-19
^we thank	-59	-48
^we welcom	-68	-76
^we will	-76	-57
^we'd	23	179
^we'r	-58	-124
^we'v	-83	-76
^we'v been	-77	-76
^what	65	-17
^why	-114	-163
^will	-42	-56
^willing	41	127
^willing to	41	127
^with	-40	101
^work	37	-40
^work at	-7	161
^work knowledg	133	16
^work with	-134	-106
^write	-206	-147
^you	49	23
^you can	228	34
^you have	141	117
^you hold	46	68
^you must	75	6
^you need	267	98
^you will	-97	-79
^you'd	-107	-82
^you'll	4	-51
^you'll be	193	60
^your	-48	-92
^£	28	-9
^£ 0	28	-9
a	17	14
a $	-79	-57
a 0	-66	-62
a bachelor	14	152
a bachelor'	63	105
a bit	-25	114
a bonu	-12	261
a busi	48	96
a clean	94	-1
a clear	81	-38
a compar	-4	164
a condit	52	-7
a cpa	11	168
a credit	135	42
a crew	-2	110
a crimin	106	32
a data	60	6
a day	-117	-83
a degre	-4	-29
a diploma	117	157
a fast	90	31
a few	-42	-60
a former	-95	72
a friend	-142	-160
a full	169	37
a good	73	-18
a great	-125	-122
a group	-61	-46
a hospit	-3	214
a licens	91	187
a manag	-138	-145
a master'	-49	83
a mentor	-86	-75
a minimum	92	-4
a month	-73	-46
a must	54	-92
a paid	-51	-38
a pension	-57	-35
a plu	27	319
a portfolio	76	14
a real	158	170
a recogn	167	5
a record	0	-46
a referr	-26	-24
a relat	54	-12
a resum	-43	-59
a row	-165	-128
a satisfactori	203	66
a similar	82	55
a tablet	-76	-56
a team	34	-42
a third	-83	-48
a union	153	3
a valid	132	29
a week	74	15
a workforc	-19	-16
a year	-83	-56
a=false	-111	-95
a=true	8	-2
abeld	-6	121
abil	83	81
abil to	111	105
abl	35	-34
abl to	35	-34
about	-55	-75
about 0	42	-34
about it	86	0
about the	-98	-78
abov	51	83
abroad	124	11
abstract	119	21
abstract and	67	19
abus	79	15
abus registri	94	23
academi	-82	-64
accept	123	18
access	-70	-86
access to	38	5
accommod	-122	-114
accommod is	-84	-98
accord	-89	-70
account	-38	-51
account execut	-41	-35
account experi	86	20
account or	84	-20
account payabl	-18	-49
accredit	81	184
accuraci	207	32
acl	195	77
acquisit	97	-51
across	-5	-41
act	44	55
act and	3	-25
activ	177	47
adapt	126	145
adjust	99	8
administr	-36	61
administr assist	-186	-185
adob	221	50
ads	63	-8
ads and	35	-17
adult	-26	78
advanc	172	25
advanc excel	60	9
advanc sql	105	17
advantag	-32	158
advis	-125	-95
advisor	-130	-105
after	-75	-68
after 0	-105	-92
after a	-133	-115
after each	-116	-86
after one	-135	-104
after the	-4	-28
after three	-52	-43
after your	-28	-52
afternoon	-154	-143
ag	-67	-59
ag 0	-105	-74
age	-122	-108
agenc	-29	-62
agenda	-129	-85
agent	-258	-206
ago	-103	-82
agreement	-9	-58
agricultur	40	210
aid	39	116
aid and	115	3
aid cpr	101	3
aid with	157	-4
air	16	65
air brake	54	11
air condit	17	-26
airflow	195	48
alberta	49	-43
all	-24	-53
all applic	-56	-54
all employe	-60	-38
all qualifi	-71	-73
allen	134	203
allen bradlei	134	203
allow	72	-7
alongsid	-100	-102
alreadi	56	108
also	-113	-87
also be	-128	-131
am	172	58
amiti	-63	-58
amiti grove	-63	-58
aml	-110	-88
an	16	49
an accredit	182	-14
an advantag	-35	165
an analyst	101	7
an asset	-7	236
an associ	-124	-88
an enhanc	152	49
an equal	-86	-89
an equival	-50	-62
an erp	41	-3
an extra	-97	-95
an hour	-62	-58
an interview	-128	-103
an offer	217	59
an old	-76	-58
analysi	28	-9
analyst	-103	-87
analyst ii	-86	-69
analyt	-66	-116
analyt 0	292	76
analyz	84	-43
anchor	-130	-96
and	16	-31
and 0	-106	-77
and a	-69	-55
and abl	57	1
and access	-89	-111
and air	48	-13
and an	49	-46
and are	-116	-105
and child	77	10
and close	-163	-129
and cool	-151	-143
and cpr	110	0
and crimin	36	7
and dental	-48	-41
and document	-155	-104
and english	130	-7
and experi	-39	-54
and explain	-180	-113
and famili	28	-40
and french	122	172
and give	-72	-81
and handl	71	37
and has	-20	-17
and have	163	34
and help	-196	-173
and human	42	5
and i	-127	-79
and in	-19	-46
and inventori	140	16
and keep	-25	-62
and know	184	32
and lead	-45	-29
and maintain	-78	-79
and make	-57	-47
and member	-25	-29
and mentor	-84	-87
and meta	23	-25
and one	-84	-61
and our	-147	-115
and out	-148	-122
and perman	-79	-116
and post	-86	-63
and powerpoint	35	6
and repair	-159	-142
and report	-112	-71
and run	-122	-100
and safeti	164	2
and sale	94	13
and sit	28	-12
and social	-77	41
and take	-117	-78
and the	70	-31
and to	33	-54
and two	34	0
and we	-98	-78
and will	-10	-43
and work	-94	-69
and write	-19	-39
and written	118	-39
and you	227	32
and your	-27	-54
anglai	158	200
anim	-142	-109
annual	-56	-69
anné	191	43
anné d'expérienc	164	34
anoth	25	77
ans	39	31
ans d'expérienc	108	136
answer	-119	-86
answer question	-96	-82
any	-19	157
anywher	184	66
anywher in	212	76
aoda	-41	-29
api	15	-15
apic	18	281
app	-116	-70
appear	115	-34
appli	-118	-108
applic	-42	-37
applic are	-81	-65
applic for	-68	-76
applic from	-63	-75
applic must	22	-24
applic with	-101	49
appoint	-8	-20
apprentic	-51	-142
apprenticeship	247	57
approach	41	197
aprè	-149	-117
aprè 0	-187	-149
arcgi	261	138
are	-76	-56
are a	-79	-67
are commit	-30	-22
are invit	-78	-53
are not	-126	-99
are you	-90	-67
around	77	-3
art	106	-37
articl	-71	-68
as	24	42
as a	29	-35
as an	10	18
as the	-136	-96
as thei	-89	33
asap	-191	-133
ask	-50	-84
ask for	-159	-152
asp	227	24
assess	-1	-95
asset	-19	200
assign	-170	-73
assist	-82	-109
assist certif	267	22
assist to	-93	-80
associ	-134	-46
associ degre	85	129
assur	-131	-94
at	19	-3
at 0	28	-26
at a	-4	35
at height	-7	161
at home	107	63
at least	131	43
at our	195	72
at the	-33	-68
attend	-150	-127
attent	145	32
attent to	145	32
au	-4	-59
audit	-83	-84
auditor	-87	-76
author	72	-27
author to	209	72
autom	-11	161
aux	-124	-94
avail	5	-52
avail on	-65	-87
avec	306	161
avec les	-164	-132
averag	-64	-47
awai	-129	-111
award	-117	-85
aws	28	95
az	54	-29
az driver	-123	-90
az experi	152	0
az licenc	68	21
b	61	89
b0b	140	34
b=about about	-52	-53
b=about benefits	-53	-45
b=about responsibilities	-73	-55
b=about start	-49	-38
b=apply apply	-79	-63
b=benefits benefits	-57	-71
b=benefits start	-2	-27
b=nice benefits	-54	-47
b=nice nice	-19	60
b=nice requirements	-164	-110
b=nice responsibilities	-91	-70
b=nice start	-65	-66
b=null start	-124	-98
b=overview overview	41	-22
b=overview requirements	112	-3
b=overview responsibilities	-65	-51
b=requirements about	62	6
b=requirements nice	3	162
b=requirements requirements	62	16
b=requirements responsibilities	-74	-61
b=requirements start	62	87
b=responsibilities benefits	-25	132
b=responsibilities requirements	46	-38
b=responsibilities responsibilities	-78	-72
b=responsibilities start	55	-1
b=start about	-75	-56
b=start benefits	-38	-31
b=start overview	-98	-72
b=start requirements	149	29
b=start responsibilities	-88	-66
b=start start	-35	-41
baccalauréat	201	35
baccalauréat en	155	24
bachelor	97	107
bachelor of	112	98
bachelor'	61	75
bachelor' degre	68	83
back	-146	-124
backend	-115	-149
background	53	270
background check	212	45
balanc	-133	-92
bank	-72	35
banquet	115	6
bar	51	158
bargain	45	-27
base	9	37
basic	199	157
basic html	71	36
bath	-113	-81
bath dress	-107	-75
bbb	206	24
bbb bbb	174	7
bc	29	-56
be	7	23
be 0	-252	-158
be a	-21	198
be abl	-43	-60
be an	-59	79
be ask	-38	-71
be author	183	60
be consid	-11	30
be contact	-89	-79
be given	-10	209
be legal	106	31
be the	-87	-56
be us	36	-33
becaus	15	-24
becaus we	-88	-116
bed	-140	-96
been	-80	-64
been here	-39	-31
been name	-72	-52
been with	-58	-53
befor	74	-13
befor the	130	40
begin	-121	-93
behaviour	-97	-38
behind	102	18
below	-76	-72
bench	128	-31
benefit	-108	-53
benefit after	-169	-172
benefit for	-36	-30
best	-76	-133
better	106	-36
between	34	-11
between 0	47	1
bi	58	9
bi or	91	-2
big	-72	169
bilingu	101	104
bilingu english	-24	113
bilingu french	114	-8
bilingu imper	78	1
bilinguism	168	37
bill	-93	23
bit	-25	114
biweekli	-41	-32
bls	253	33
bluebarrel	-91	-83
blueprint	261	61
board	71	13
boiler	102	17
bonn	166	15
bonn connaiss	141	5
bonu	-60	66
bonu after	-15	-14
bonu of	-81	-61
book	-83	-90
boot	52	-16
border	-119	44
both	-129	-149
bradlei	134	203
brake	54	11
branch	-38	-45
brand	-124	-129
brand manag	-48	-90
brief	29	-48
brief note	169	62
bring	-46	16
budget	84	64
build	-87	-27
build a	-82	-65
build and	-73	-62
bus	97	-5
buse	39	160
busi	-5	36
busi or	77	8
but	33	160
but not	-46	124
buyer	-119	-86
by	-61	-57
by 0	-56	-40
by a	-166	-110
by law	-61	-50
by phone	-96	-107
by the	-79	-66
bylaw	-152	-113
c	28	24
c=-	-16	-25
c=must	38	-12
c=nice	-33	87
cabinet	-85	-63
cabinet submiss	-68	-57
calendar	-1	-76
calendar and	-47	-51
calgari	-138	-114
call	-90	-108
call and	-76	-54
call rota	-66	-48
calm	206	69
campaign	-121	-102
can	45	31
can do	12	-10
can teach	-46	-21
can't	86	-2
canada	8	30
canada and	254	112
canadian	5	40
canadian citizen	-13	-79
candid	-13	-17
candid will	-121	-89
cantones	-11	138
car	160	17
card	191	27
care	-30	-39
care and	24	-16
care assist	-81	-67
care certif	-99	74
care experi	96	128
care for	-67	-39
care plan	92	-11
care set	13	173
carri	-105	-77
cart	249	45
case	65	47
case manag	132	122
cash	175	6
casual	-137	-105
cedar	-118	-95
cedar hollow	-51	-42
center	-49	-90
centr	-35	-56
certif	190	273
certif from	130	174
certif in	-79	25
certif is	32	156
certif of	162	18
certif or	146	66
certifi	25	45
chain	-66	11
chain planner	-69	-62
chair	-68	-60
chang	49	-53
chantier	37	-17
charlottetown	-157	-156
chart	12	34
check	131	20
check and	193	46
check is	93	22
chef	-45	-45
chemistri	78	-38
chemistri or	121	-24
chief	-175	-119
chief execut	-30	-28
child	-8	-24
child abus	109	28
child care	-98	-30
childhood	-15	-65
childhood educ	-15	-65
children	3	-22
children ag	-115	-85
chiller	-18	221
chosen	56	13
chrp	183	-37
ci	146	18
citizen	-5	-64
citizen and	-79	-116
civil	145	24
civil litig	110	21
claim	-59	60
class	43	68
class 0	131	50
classroom	-39	31
clean	-8	-51
clean abstract	148	36
clear	130	16
clear vulner	43	-1
clearanc	64	1
clerk	-44	-125
client	-97	-75
client a	-83	-55
client and	-152	-111
climat	148	-81
clinic	-187	-141
close	34	-30
cloud	11	-35
cloud and	-69	-46
cnc	-18	-56
co	45	-21
co op	147	29
co oper	-126	-94
coach	151	129
code	-60	-89
code and	-34	-35
cold	9	68
colleagu	-139	-102
collect	-33	-73
collect agreement	10	-74
colleg	73	1
colleg diploma	122	52
colleg of	76	23
combin	-97	-90
combin of	-74	-78
come	-34	75
comfort	143	3
comfort with	166	45
command	75	1
command of	75	1
commerc	189	-67
commerci	230	102
commiss	-142	-17
commission	164	117
commit	-78	-70
commit to	-78	-70
commun	89	8
commun or	35	-7
compani	-97	-27
compani of	-7	137
compar	38	156
compet	225	67
competit	-125	-105
complaint	-88	-73
complet	-49	-53
complet of	172	93
complex	123	-25
complianc	152	9
compt	-106	-79
comput	134	59
comput scienc	49	66
condit	-13	-118
condit of	140	50
conduct	-130	-119
confid	228	64
confidenti	-16	-76
conflict	188	45
conflict resolut	150	21
connaiss	57	210
connaiss de	33	126
consid	-50	-7
consid an	-25	82
construct	67	66
consult	-23	-52
consult with	-40	35
consum	121	35
contact	-81	-69
content	-90	-117
continu	-22	174
contract	-129	-96
contractor	112	-56
contribut	-38	-30
control	-107	-8
convers	165	91
conveyanc	165	155
cook	-120	-140
cool	7	179
coopér	-109	-86
coordin	-121	-99
coordin the	-79	-60
copywrit	57	-58
core	-38	95
corpor	-28	-97
correct	-115	-96
cost	113	-5
count	-45	-98
cours	25	-23
court	23	-31
cover	-97	-76
cover a	-139	-100
cover letter	-79	-62
cow	81	-35
cpa	156	189
cpa design	117	2
cphr	96	128
cphr or	141	1
cpim	18	281
cpr	87	-32
cpr level	142	-6
credit	-1	-54
credit and	-28	-52
credit check	196	71
cree	-3	244
crew	-4	95
crew of	-2	110
crimin	111	30
crimin record	131	38
critic	116	19
crm	89	16
cross	-80	37
cross the	-193	-148
culinari	-95	-142
cultur	-50	126
cupe	-64	-49
current	207	52
current first	90	2
custom	49	73
custom servic	128	0
cut	-47	85
cv	-143	-115
cvor	149	56
cycl	-96	-83
cycl count	-164	-131
cycl recruit	-71	-51
d	-188	192
d'expérienc	243	128
d'expérienc en	309	29
d'étude	225	41
d=0	-71	-71
d=1	38	15
d=2	34	21
d=3	-40	-30
dai	-7	-48
dai a	213	78
dai and	-159	-101
dai holidai	-98	-60
dai of	-47	-37
dai off	-52	-35
dai per	30	-23
daili	49	-40
daili record	-85	-56
dairi	-24	15
dan	-27	-99
dashboard	-98	-69
data	37	11
data analyst	-101	-68
data and	-123	-86
data engin	-188	-117
date	15	-33
day	-42	-57
day a	174	60
day for	-142	-87
day one	-101	-101
day to	-66	-48
dbs	178	59
dbs check	178	59
dbt	109	228
de	81	61
de 0	-116	-98
de escal	146	28
de la	55	-20
de santé	-209	-164
de vacanc	-68	-51
deal	-72	-62
deal with	-42	-34
dec	2	53
dec 0	-216	-160
dec en	112	187
decemb	-48	-40
decis	-10	-109
deer	-28	-75
degre	-8	25
degre from	-1	-45
degre in	84	87
degre is	-191	-110
degre or	166	-34
degre prefer	-39	185
deliv	-116	-88
demand	-143	-105
dementia	-40	-101
demonstr	193	46
dental	-101	-34
dental after	-84	-88
dental and	-59	-50
dental cover	-39	-36
dentrix	-6	121
dentrix or	-6	121
depart	-131	-114
depart of	-83	-80
depend	-38	-50
depend on	-82	-74
depot	-46	-60
depui	-88	-68
depui 0	-88	-68
des	16	-11
design	-23	72
design and	-40	35
design or	109	-19
desir	-184	23
desk	104	10
detail	124	17
deux	50	17
deux ans	54	142
develop	-25	-18
digit	45	89
digit market	-21	-67
dilig	-80	35
diploma	196	160
diploma in	105	132
diploma or	103	35
diplôm	225	52
director	-118	-99
disabl	-55	16
disabl and	-41	-43
disabl manag	37	213
disabl or	-71	-73
disciplin	-20	52
discount	-124	-95
discoveri	19	4
discret	279	89
discrimin	-125	-97
dispatch	-113	-118
distribut	-78	-111
district	-158	-128
divers	-138	-236
divis	-115	-91
do	30	-15
do not	1	-36
docker	-15	-95
doctor	-109	-81
document	2	-37
doe	-84	-117
doesn't	-17	-82
don't	42	15
done	-86	26
done so	-55	-60
door	-106	-72
doubl	-101	-71
down	237	82
downtown	81	-14
draft	37	-69
draft plead	-79	-54
draw	97	-12
dress	-111	-76
dress and	-71	-55
drive	77	33
drive licenc	142	212
driver	-83	-96
driver'	72	76
driver' licenc	73	80
drop	-103	-91
drop off	-182	-135
drug	-17	-91
dry	-83	-55
du	29	37
due	96	99
duti	-70	-91
dynam	-35	135
dynam 0	-35	135
e	123	-61
e discoveri	142	107
e mail	-95	-87
each	-166	-122
each month	-56	-46
earli	69	-28
earli childhood	-15	-65
earn	-114	-122
econom	95	22
econom or	137	-28
ed	40	240
edit	144	4
educ	-14	-19
educ and	-56	-70
effect	215	41
eight	-21	-50
eight year	-4	-28
either	17	-55
eld	-3	92
electr	62	91
electrician	-36	-135
electron	-98	-180
eleven	-106	-84
elig	104	-8
elig for	152	10
elig to	255	89
email	0	-76
emerg	-89	67
emploi	-113	-87
emploi 0	-66	-60
employ	2	-31
employ and	-42	-35
employ equiti	-68	-85
employ standard	53	10
employe	-64	-57
employe in	-46	-60
employé	-101	-78
emr	208	157
en	48	17
en emploi	-97	-76
en market	26	-29
encourag	-97	-105
end	11	-39
end develop	-23	-45
end of	-93	-60
endors	88	22
energi	-20	183
enforc	-14	22
engin	-65	-128
engin or	118	-75
english	174	77
english and	86	69
english essenti	229	53
enhanc	257	82
enhanc dbs	152	49
enough	114	108
enrol	30	88
enrol in	77	150
enter	-234	-156
entitl	136	49
entitl to	136	49
environ	174	70
environment	149	-3
epic	171	166
equal	-96	-93
equal opportun	-86	-89
equip	103	-66
equiti	-85	-90
equival	118	-45
equival combin	-93	-90
equival experi	95	-67
equival mix	50	5
erp	59	-16
escal	146	28
escal skill	88	5
essenti	-8	-148
estat	-106	34
et	37	-51
et anglai	175	40
et de	88	1
et des	-167	-128
et les	-201	-130
evalu	-141	-106
even	-261	-169
event	20	-50
everi	-118	-110
everi 0	-97	-64
everi year	-130	-125
everybodi	132	38
everyon	-82	-73
everyth	22	-12
evid	-137	60
exampl	-220	-95
excel	189	43
excel and	102	7
excel includ	100	33
excel is	51	12
except	-12	-59
execut	-58	-64
execut assist	-93	-80
execut mid	-41	-35
exp	185	83
expect	158	30
expect to	108	37
expens	68	-18
experi	127	149
experi as	107	-43
experi at	67	158
experi in	129	74
experi includ	170	39
experi is	54	64
experi may	3	-79
experi of	140	163
experi with	65	134
expert	248	33
explain	42	-18
exposur	3	107
exposur to	3	107
expérienc	174	226
expérienc en	-33	130
extend	-38	-50
extend health	-49	-41
extern	-106	-84
extern auditor	-90	-76
extra	-113	-4
extra week	-97	-95
eye	-3	-28
facilit	54	8
fair	-155	-121
fall	206	209
famili	-123	-87
famili and	-161	-125
famili servic	5	-29
familiar	8	149
familiar with	8	149
far	-200	-159
farm	-101	-86
fast	70	-11
fast card	193	57
feder	141	7
fee	-107	-98
feed	-129	-44
ferncastl	-125	-120
ferri	-98	-82
festiv	-68	80
few	-7	134
field	17	129
figma	-26	-63
file	-9	-31
fill	-191	-126
financ	70	-19
financ or	95	-15
financi	29	-74
financi model	50	-39
finch	-194	-164
find	-186	-159
fine	-43	-133
firm	49	-52
first	1	6
first 0	-166	-97
first aid	56	135
first day	18	-23
first nation	102	4
fit	-95	-95
five	-5	-33
five 0	65	19
five year	33	-30
flatb	30	64
flexibl	-214	-152
floor	-96	-109
fluenci	93	128
fluenci in	20	140
fluent	165	10
fly	-61	-83
fly in	39	-35
follow	-98	-107
follow the	76	-13
food	-122	-87
foodsaf	107	-5
foodsaf level	107	-5
for	-66	-54
for 0	-109	-84
for a	-81	-28
for an	-56	-56
for five	-91	-77
for four	-77	-95
for more	-89	-66
for new	32	-58
for one	71	-4
for our	-42	-30
for over	-69	-54
for senior	158	91
for small	-94	-76
for someon	-84	-60
for the	-29	33
for three	-110	-77
for two	-123	-94
for you	-26	-41
forecast	-70	-61
forklift	116	78
form	-70	-103
former	-114	47
found	28	-18
foundat	11	130
four	14	-27
four week	-55	-38
four year	118	19
foxglov	-96	-107
fp	-62	-77
fp a	-62	-77
françai	79	-47
françai et	148	29
free	-54	-59
free park	47	3
freezer	-63	-44
freight	-104	-111
french	64	180
french and	121	-7
french is	-52	46
fri	45	-102
fridai	-116	-89
friend	-103	-119
from	-38	-50
from a	201	48
from an	182	-14
from day	-75	-79
from home	278	120
from the	-30	69
front	11	-42
front desk	104	10
front end	-70	-76
full	-45	-29
full cycl	-13	-26
full servic	67	-1
full time	-150	-123
function	103	19
fund	-50	-75
furnitur	-59	230
futur	72	-3
g	10	47
g driver'	141	-27
g0	194	63
ga0	22	-2
game	-108	-91
gas	87	-52
gatineau	-187	-172
gear	-81	-73
ged	95	-2
gender	-128	-104
gener	-36	-92
generalist	-41	-54
geographi	140	10
get	40	-25
git	236	30
give	-98	-114
give medic	-42	-27
given	-126	80
given to	-10	209
gmp	70	-14
go	-103	-102
goe	-44	15
good	154	42
good stand	112	20
googl	125	117
googl ads	63	-8
gotta	-3	-108
govern	39	150
grade	87	-1
grade 0	78	-4
graduat	119	68
graduat with	58	0
grant	-17	-38
great	-98	-11
greenhous	99	-22
greet	-75	-58
grid	-129	-108
grievanc	22	-66
group	-17	-67
group of	-57	-44
grove	-77	-68
grow	-131	-106
grower	-69	-55
grown	-58	-46
gst	-59	79
guard	-117	-125
guest	-115	-85
guid	-126	-104
h	-98	-83
had	-82	-53
half	67	-43
halifax	-183	-127
hand	-24	-92
hand on	121	19
handl	305	117
happi	-39	55
has	-95	-75
has 0	-63	-54
has been	-53	-45
haul	-102	-76
have	-11	6
have 0	-113	-74
have a	84	8
have an	-30	-3
have at	138	46
have been	-74	-60
have done	-87	-109
have run	-123	70
have spent	136	29
have the	59	9
have two	34	60
have work	87	-5
head	140	9
health	-64	-31
health and	-21	32
health care	50	148
heat	41	122
heavi	-64	-100
height	-7	161
help	-144	-34
help with	-139	-113
here	-26	-67
hi	-101	-102
hi there	-68	-65
high	124	64
high school	-16	-69
higher	133	187
himama	19	239
hire	-169	-135
hire a	-108	-89
hire without	-18	179
hold	114	49
hold a	52	58
holidai	-182	-115
hollow	-157	-119
home	1	-20
home care	-76	-94
home for	-87	-78
home to	-62	-46
honestli	-38	-64
hope	-129	-107
hospit	-110	34
hotel	-31	-69
hour	-91	-77
hour a	-64	-62
hour of	-28	-45
hour per	-93	-65
hour shift	-71	-64
hourli	-49	-37
hous	-87	-39
hous is	-47	-84
how	17	41
how to	114	188
how we	-194	-143
how you	-123	-76
hplc	148	38
hr	-92	-99
hr +	-49	-44
hr generalist	-34	-43
hri	210	-44
hrs	-66	-53
html	96	141
hubspot	96	199
human	-34	-19
human resourc	-48	-64
human right	45	7
hvac	-14	-55
hybrid	105	-23
hydraul	138	-24
i	-34	-54
i have	-86	-56
i know	-83	-59
i'v	-107	-75
ideal	169	130
if	-66	25
if it	-40	-40
if you	-63	50
ii	18	-60
ii trauma	-74	-119
immers	-15	124
imper	78	1
imper bbb	78	1
in	54	39
in 0	-8	-44
in a	49	58
in account	114	-1
in an	43	-4
in busi	-64	-73
in canada	68	-17
in chemistri	144	-6
in comput	34	97
in digit	140	27
in e	-99	-161
in earli	132	-11
in english	43	144
in figma	-26	-63
in financ	170	46
in four	-87	-72
in french	99	125
in front	96	7
in good	51	-13
in hr	42	-36
in human	45	0
in lieu	88	10
in market	112	-41
in nine	-59	-41
in nurs	-63	136
in offic	100	32
in one	38	79
in our	-79	-81
in person	185	36
in place	85	0
in product	200	135
in public	82	-16
in retail	-11	134
in six	-74	-55
in statist	96	-50
in suppli	185	12
in the	63	42
in their	-59	-48
in thi	-60	-65
inc	-129	-155
includ	24	-33
includ two	4	-19
inclus	-38	51
indigen	-68	113
indigen peopl	-25	-30
individu	127	12
industri	69	81
industri electrician	-59	-156
industri set	124	23
infant	106	17
infirmi	-90	-108
infirmièr	44	-46
inform	4	-19
inform system	-4	59
insid	-87	-64
inspect	-164	-126
instal	-143	-107
institut	48	132
instrument	-58	141
insur	-100	-35
integr	-87	29
interest	-104	12
intermedi	106	13
intern	-114	-88
intervent	221	307
interview	-123	-47
interview will	-71	-82
into	-116	-82
inventori	-8	21
investig	-87	-19
investig complaint	-80	-61
investor	-131	-99
invit	-115	-90
invit applic	-104	-94
invit to	-112	-75
invoic	-112	-101
ironbark	-124	-111
is $	-70	-68
is 0	-93	-75
is a	-28	64
is an	-1	63
is avail	-32	-89
is commit	-101	-91
is desir	-22	247
is essenti	243	24
is fine	-39	-113
is help	-13	264
is hire	-145	-122
is home	-62	-46
is look	-56	-47
is nice	-14	124
is not	-222	-228
is on	346	145
is prefer	4	147
is requir	264	57
isn't	-106	-57
iso	8	183
iso 0	22	208
issu	-201	-169
it	-29	-10
it in	43	95
it is	-130	-102
it isn't	9	136
it serv	-73	-76
it would	17	156
its	-78	-80
iv	105	28
java	95	4
java develop	71	-4
job	58	-67
join	-197	-166
jour	51	-51
journeyperson	-135	-125
junior	-102	-88
junip	-230	-190
just	-55	-61
k	-70	-54
k=authorisation	172	51
k=cert	62	37
k=clearance	214	79
k=degree	48	44
k=domain	25	66
k=hard	34	7
k=language	63	62
k=location	253	86
k=method	46	112
k=soft	27	-11
k=tool	52	54
k=travel	344	108
k=v.base	-51	-54
k=v.gerund	24	22
k=v.past	115	32
k=v.third	-56	-69
k=years	74	35
kafka	41	283
keep	-77	-70
keep daili	-85	-56
keep the	-92	-65
keep your	-59	-43
kept	-139	-123
key	25	-16
kind	85	-15
kingston	-22	-70
kitchen	51	-14
klaviyo	-38	36
know	91	107
know how	200	198
know that	-99	-79
know what	122	7
knowledg	99	74
knowledg of	162	124
ks=authorisation about	197	80
ks=authorisation requirements	95	37
ks=authorisation start	119	10
ks=cert nice	-13	168
ks=cert requirements	124	41
ks=cert start	9	-43
ks=clearance requirements	61	10
ks=clearance start	209	75
ks=degree benefits	-81	-96
ks=degree nice	-6	138
ks=degree requirements	68	18
ks=degree start	49	149
ks=domain nice	2	126
ks=domain requirements	104	20
ks=domain start	-48	83
ks=hard about	-71	-61
ks=hard benefits	-52	47
ks=hard nice	-16	111
ks=hard overview	-128	-84
ks=hard requirements	129	28
ks=hard responsibilities	-75	-60
ks=hard start	-59	-46
ks=language nice	44	124
ks=language requirements	65	17
ks=language start	86	69
ks=location about	162	46
ks=location requirements	-80	-2
ks=location start	245	83
ks=soft about	-91	-81
ks=soft requirements	105	16
ks=soft responsibilities	-101	-82
ks=soft start	34	-8
ks=tool nice	2	196
ks=tool requirements	115	23
ks=tool responsibilities	-141	-111
ks=travel requirements	117	43
ks=travel start	236	87
ks=v.base about	-101	-84
ks=v.base nice	-72	-38
ks=v.base overview	-10	-43
ks=v.base requirements	91	20
ks=v.base responsibilities	-72	-65
ks=v.base start	-9	-36
ks=v.gerund nice	-22	182
ks=v.gerund requirements	194	42
ks=v.gerund responsibilities	-136	-105
ks=v.gerund start	-46	22
ks=v.past requirements	142	46
ks=v.past responsibilities	-65	-56
ks=v.past start	205	79
ks=v.third overview	-109	-76
ks=v.third requirements	102	10
ks=v.third responsibilities	-88	-72
ks=v.third start	1	-32
ks=years nice	-29	208
ks=years requirements	92	29
kubernet	94	160
l'anglai	35	-9
l=context	-64	-61
l=must	56	-9
l=nice	-24	93
la	6	-57
la petit	-48	-69
la suit	124	28
lab	-27	-36
laboratori	-67	-132
labour	7	-55
labour relat	151	52
lake	-186	-144
lane	-119	-118
languag	-74	73
laptop	131	-14
larkfield	-134	-121
last	-89	-90
last 0	-81	-98
last year	29	-42
later	-102	-102
launch	-191	-155
laval	60	-25
law	85	67
law clerk	73	-21
law societi	176	49
lawyer	-133	-109
le	-69	-117
le françai	53	-48
lead	-74	-93
lead the	-56	-40
leader	-105	-92
lean	13	215
lean or	-17	98
learn	129	-12
least	131	43
least 0	156	16
least one	39	128
least three	110	27
leav	-40	-50
ledger	-179	-151
legal	88	0
legal entitl	144	55
legisl	88	70
lend	-45	-65
les	-269	-228
less	85	17
less than	85	17
let	-32	83
letter	-214	-156
letter and	-106	-77
level	112	105
level 0	144	135
level c	142	-6
licenc	176	135
licenc and	169	49
licenc in	49	142
licenc with	121	6
licens	69	125
lieu	167	48
lieu of	88	10
life	56	129
lift	-100	-60
light	-165	-144
like	-137	-75
like you	-110	-82
limit	-91	-73
line	14	-34
list	-151	-115
litig	-38	-60
litig paraleg	-136	-102
live	-7	-11
live in	228	56
llp	-262	-248
load	-114	-130
local	47	-89
locat	215	59
lodestar	-161	-142
lodg	-157	-140
lodg is	-43	-34
log	-10	-50
logist	-34	216
long	-56	-70
long servic	-49	-38
long term	44	-38
look	-109	-86
look after	-81	-61
look for	-93	-77
love	-37	90
lpn	16	-60
ltd	-242	-232
m	-40	128
machin	-73	-62
made	99	-13
mail	-122	-99
maintain	-114	-105
mainten	-170	-133
make	-67	-29
manag	33	28
manag a	-111	-81
manag is	-60	-70
manag on	-72	-56
manag skill	199	27
mandarin	-39	200
mandatori	161	-36
mani	-110	-66
mani of	-54	33
manitoba	-150	-114
manner	184	32
manufactur	19	-46
map	-121	-88
mark	-112	-74
market	53	-44
market or	142	-27
market specialist	-128	-121
marrow	-53	-43
marrow peak	-53	-43
master	87	-33
master'	-12	137
master' degre	-21	98
match	-103	-78
match after	-40	-37
materi	171	7
math	-105	72
mathemat	61	-56
matter	72	23
may	-125	-78
may be	-118	-43
maîtris	185	43
maîtris de	132	32
me	-183	-175
meal	-105	-90
meal and	-144	-119
mean	-12	5
mechan	-58	24
med	-67	-78
media	0	-54
mediat	30	183
medic	-88	-106
medic and	-80	-54
medic dental	-61	-52
medic offic	69	-82
meet	-19	-40
meet in	179	78
meet the	-103	-69
member	-118	-108
member of	-79	-58
membership	-10	83
membership in	-10	83
membr	56	161
mentor	-98	-92
merchandis	116	-54
messag	-90	-115
meta	31	-18
meta ads	93	12
method	99	133
mi	-270	-200
microsoft	116	40
microsoft offic	138	43
mid	-163	-129
mid market	-41	-35
mig	59	77
mile	-157	-121
milk	-177	-137
million	10	-31
millwright	-38	-103
min	136	52
min 0	108	21
mine	-62	-61
minimum	174	28
minimum 0	144	32
minimum of	88	10
ministri	-93	-119
ministri of	-100	-132
minor	-25	-29
minut	75	-49
miss	-183	-122
mix	23	-9
mix of	43	1
mobil	-94	-80
mock	-84	-71
model	86	-14
moi	79	1
mon	45	-102
moncton	-107	-88
mondai	26	-28
monei	-94	-79
monitor	46	28
month	-2	-38
month 0	-35	-24
month after	-42	-29
month contract	-15	-13
month end	91	-19
month of	144	26
month to	4	-31
monthli	-94	-98
moos	-171	-161
more	22	-27
more of	85	82
more than	-57	-60
more year	119	11
mortgag	-142	-138
mossgat	-75	-72
most	-76	-81
most of	11	-26
motor	-199	-147
move	-115	-88
ms	71	84
msc	75	25
msc in	75	25
multi	183	43
municip	-57	3
must	68	-26
must be	-14	-47
must have	71	14
must live	31	-43
my	-122	-94
name	-109	-132
nation	28	-38
natur	-9	-27
necessari	-39	-199
need	-33	-30
need a	81	-11
need an	-94	-109
need to	175	63
negoti	112	-16
network	35	42
never	-161	-112
new	-41	62
newer	-183	-173
newslett	-124	-91
next	-96	9
nice	-17	177
nice but	-10	162
night	-122	-98
night a	-2	-26
night shift	-43	-34
nine	-84	-63
nine year	-82	-61
no	-76	-103
no 0	-76	-52
no agenc	-192	-140
no more	30	-11
no previou	-125	-120
no problem	-212	-158
nobodi	-3	-58
nois	-177	-120
non	108	138
none	-220	-163
north	-150	-115
northern	-153	-57
northlatch	-118	-100
nos	-37	-69
not	-74	-24
not a	87	40
not discrimin	-130	-103
not for	114	20
not requir	-224	-80
note	100	10
note for	154	134
notic	-164	-188
nou	-135	-99
novemb	-236	-164
now	18	-52
now or	194	69
np	180	46
number	42	-50
nurs	-43	-11
nurs diploma	150	-11
oath	174	86
occasion	274	38
occasion travel	195	23
odd	79	-21
of	36	6
of $	-84	-61
of 0	-74	-58
of a	86	34
of about	-95	-63
of all	-25	-37
of educ	67	-37
of employ	167	56
of everi	26	-69
of experi	129	33
of five	-7	-35
of four	55	2
of meet	163	39
of northern	-43	101
of nurs	126	-11
of one	104	19
of ontario	70	138
of our	-50	-55
of progress	178	39
of qualif	162	18
of recent	109	14
of relev	92	13
of servic	-110	-76
of social	131	24
of the	55	18
of them	56	-15
of three	68	9
of train	11	90
of up	31	-26
of us	-81	-64
of vacat	-102	-78
of visibl	-25	-29
of which	55	70
off	-15	-37
off and	-26	-20
offer	106	14
offic	67	-28
offic administr	-74	17
offic and	-54	-91
offici	-56	15
ohio	-261	-172
old	-121	-83
older	-28	-80
older than	156	51
on	-11	-41
on 0	-29	-25
on a	33	-35
on call	-86	-64
on experi	-110	-97
on fridai	-30	-22
on our	-119	-87
on request	-68	-82
on site	135	26
on the	162	31
onc	15	-26
one	-10	-20
one 0	134	4
one day	194	73
one of	-1	25
one week	11	-13
one year	-24	29
onli	66	-31
onli those	-41	-43
onlin	-61	-55
onsit	317	114
ontario	101	58
op	93	1
open	-57	-75
open file	-141	-141
oper	-21	-115
opera	39	211
opportun	-99	-95
opportun employ	-86	-89
option	-195	-179
or	121	149
or a	88	47
or abeld	-6	121
or abil	-38	-75
or abov	154	38
or account	114	-12
or an	93	17
or anoth	131	162
or busi	134	-9
or call	24	-35
or cantones	-14	138
or degre	107	22
or diploma	114	-13
or equival	111	-14
or event	136	-13
or ged	70	-13
or have	93	73
or higher	133	187
or hubspot	118	-24
or in	186	68
or industri	106	153
or more	94	5
or older	-252	-158
or other	67	259
or r	98	60
or similar	131	123
or tableau	91	-2
or work	-47	103
oracl	171	13
order	-104	-127
order and	-51	-76
organ	-27	18
origin	-154	-141
other	31	85
ou	33	-61
our	-56	-44
our 0	-83	-60
our client	12	-24
our design	-55	-45
our last	-65	-50
our staff	-114	-101
our team	-101	-69
out	11	-34
out of	91	21
outdoor	-142	-23
outlook	146	48
outreach	170	264
outsid	14	-42
over	-70	-57
over 0	-87	-70
own	-92	-46
own the	-123	-100
ownership	247	142
p	-65	-14
packag	137	75
page	-252	-183
pai	-105	-89
paid	-87	-91
pair	-218	-212
palisad	-110	-159
palisad protect	-55	-53
palli	30	176
palli care	21	193
panel	127	-27
paper	-260	-188
par	-50	-63
paraleg	56	-82
parent	-78	-72
parent leav	-71	-54
park	-158	-127
park and	-173	-117
part	-88	-77
part in	-75	-60
part of	-61	-73
part time	-58	-49
partner	-129	-121
partner and	-91	-59
pass	25	-22
pass a	151	57
past	-101	-72
patienc	169	8
patient	-23	-55
patient and	172	25
patio	-214	-180
pay	-47	-55
pay $	-57	-46
pay for	-8	-37
payabl	-19	-44
payment	-113	-91
payment and	-101	-74
payrol	-53	-108
peak	-127	-106
pension	-8	-79
pension after	-119	-80
pension plan	-127	-147
peopl	-82	-54
peopl across	-69	-56
peopl in	-82	-67
peopl who	39	3
peopl with	-21	-21
per	-70	-63
per hour	-43	-34
per week	23	-13
perform	-118	-83
perman	-22	-59
perman resid	-79	-116
permi	66	110
permi de	114	157
permit	63	-45
person	72	-21
person support	15	-24
person who	10	-26
person with	-38	-41
personn	-236	-168
petit	-48	-69
phd	85	80
phd in	56	30
phone	-46	-87
phone and	-122	-80
photograph	-143	-130
physic	-188	-163
physician	-124	-86
pipelin	68	-25
pivot	145	39
pivot tabl	145	39
place	-49	-23
place 0	-124	-103
placehold	-190	-164
plai	1	-37
plai base	-57	-52
plan	-18	14
plan and	84	-30
plan experi	98	15
plan for	-152	-122
plan plai	-62	-54
plan with	-127	-153
planner	-126	-97
plant	80	201
platform	-61	-80
playwright	72	286
plc	-119	-159
plead	-79	-54
pleas	-114	-99
pleas tell	-95	-67
pls	20	-36
plu	-26	32
pm	-59	169
pms	25	182
point	-38	-63
pointclickcar	-123	-91
polic	148	69
polici	-26	-67
polici analyst	-68	-61
polici and	-100	-67
polit	-3	-49
pool	-153	-114
portfolio	-60	-66
portugues	-44	199
pos	91	112
posit	-58	-70
possibl	-48	-148
post	-19	-54
post 0	-169	-142
post is	69	-14
post secondari	101	51
postgresql	135	14
postgresql and	164	29
pour	67	-21
power	89	139
power bi	107	45
powerpoint	156	51
practic	176	81
practic nurs	80	-53
pre	14	-25
pref	76	265
prefer	46	272
prefer but	22	117
prefer in	197	53
premium	-167	-136
prep	-87	-69
prepar	-67	-102
prepar brief	105	-48
preschool	-8	-32
present	-26	-58
present skill	116	27
prevent	-149	-120
previou	-38	79
previou experi	-104	-90
price	-193	-155
primari	-1	-91
primari care	-41	-109
princip	-127	-102
privaci	-100	-64
probat	-112	-106
problem	-87	-113
procedur	109	5
process	5	-63
product	7	-29
product plan	-20	-30
profession	199	170
profici	111	9
profici in	109	8
profici with	91	8
profit	-72	53
program	-1	-16
program offic	-197	-174
programm	-21	-64
progress	110	155
progress account	83	20
project	89	-13
promot	131	-24
proof	19	-10
proof of	46	7
properti	-11	-12
protect	-31	37
provid	-80	-64
provinc	21	-31
provinci	9	64
provinci colleg	138	26
pst	-59	79
psw	-54	-85
psw certif	161	12
public	22	11
public polici	118	-28
punjabi	12	115
punjabi or	17	128
pupil	-36	-70
purchas	-214	-185
put	-69	43
python	150	78
python or	120	43
qc	-46	-103
qualif	-49	-35
qualifi	-72	10
qualifi applic	-76	-76
quantit	138	-14
quantit field	118	-16
quatr	-128	-82
quebec	49	34
queri	-8	118
question	-84	-70
question from	-96	-82
quillwat	-108	-102
quota	91	4
québec	-24	-90
r	-27	-66
r=false responsibilities	-87	-68
r=false start	66	51
r=true about	-47	-49
r=true apply	-68	-55
r=true benefits	-55	-46
r=true legal	-75	-71
r=true nice	-13	89
r=true overview	-34	-50
r=true requirements	67	13
r=true responsibilities	-80	-70
r=true start	-70	-67
race	-91	-78
rail	81	175
rang	-23	-83
rate	-19	-59
rate $	-79	-53
reach	71	-29
reach truck	108	-26
react	121	-65
read	100	-13
real	16	93
real estat	-106	34
receiv	-133	-100
recent	167	12
receptionist	-204	-157
recogn	56	-47
recogn univers	116	30
recommend	-167	-128
reconcil	-137	-114
record	9	-35
record check	130	39
record of	170	38
recruit	25	-43
recruit for	-84	-65
red	149	103
red deer	63	-23
red seal	160	134
refer	-126	-110
referr	-40	-49
referr bonu	-44	-57
reflect	-60	-59
reflect the	-65	-66
refriger	112	16
regard	-117	-109
regard to	-87	-89
regina	173	31
region	-87	-82
regist	29	-40
regist nurs	-139	-108
registr	151	33
registr with	120	35
registri	156	39
registri and	26	-2
rel	78	58
relat	171	36
relat field	12	25
relat or	45	-8
relev	195	43
relev experi	213	48
reliabl	266	53
reliabl statu	139	44
religion	-92	-73
remot	62	-82
renew	-130	-136
repair	38	-56
replac	-110	-81
report	-90	-88
report and	-101	-76
report on	-84	-60
report to	-152	-119
repres	-181	-169
request	-97	-92
requir	75	-52
requir all	-122	-77
research	108	-2
research and	70	1
resid	-35	-61
residenti	6	-75
resolut	150	21
resourc	-48	-64
respect	72	-41
respons	125	28
rest	220	7
rest api	15	-15
restaur	-161	-190
result	-112	-85
resum	-147	-130
resum to	-50	-42
retail	-47	-5
retir	-112	-9
return	-55	-66
review	-82	-14
review after	-57	-77
ridg	-138	-120
right	115	25
right to	103	22
rise	-84	-51
rn	-51	-101
road	89	-27
robot	-78	114
role	91	-3
roll	-119	-87
room	-155	-123
rota	-104	-97
rota one	-59	-42
rotat	-107	-77
round	-120	-81
rout	180	35
row	-213	-154
rrsp	-78	-65
rrsp match	-51	-42
rule	-47	-27
run	-103	3
run a	-72	88
run the	-98	-87
rédiger	-139	-109
s	-89	-99
s=about	-47	-49
s=apply	-68	-55
s=benefits	-55	-46
s=legal	-75	-71
s=nice	-13	93
s=overview	-34	-50
s=requirements	67	13
s=responsibilities	-80	-70
s=start	-47	-48
sabbat	-62	-45
safe	6	-22
safe and	-62	-62
safeti	-41	-80
sage	121	114
sage 0	121	114
saint	-83	-148
salari	-145	-135
sale	67	-19
salesforc	116	-93
saltbox	133	38
saltmarsh	-82	-64
saltmarsh academi	-82	-64
sampl	-101	19
sandhil	-89	-78
sandhil mobil	-89	-78
santé	-209	-164
sap	97	159
satisfactori	183	58
satisfactori crimin	134	37
saturdai	-72	-65
save	-21	73
say	-6	-38
sc=about -	-50	-52
sc=about must	-19	-30
sc=apply -	-61	-47
sc=benefits -	-52	-42
sc=benefits nice	-75	-94
sc=legal -	-69	-60
sc=nice -	-26	92
sc=nice must	217	133
sc=nice nice	9	53
sc=overview -	-34	-50
sc=requirements -	90	2
sc=requirements must	0	-27
sc=requirements nice	-25	140
sc=responsibilities -	-79	-68
sc=responsibilities must	-46	-41
sc=start -	-63	-58
sc=start must	75	-5
sc=start nice	-47	30
schedul	-69	-56
schemat	-41	-135
school	41	-32
school and	-73	-52
school diploma	134	7
school divis	-51	-40
scienc	22	75
scienc or	30	32
scientist	-186	-165
screen	190	64
script	95	188
seal	160	134
search	77	20
search and	5	-34
season	91	-11
seat	-71	-57
second	-69	7
second year	-94	-99
secondari	120	41
secondari diploma	92	-1
secondari school	127	2
sector	115	147
sector check	121	24
sector screen	81	14
secur	36	60
secur clearanc	49	2
see	-132	-77
select	-184	-138
self	-101	-84
sell	65	-92
semain	-180	-137
semain de	-104	-94
send	-111	-85
send a	-94	-67
senior	-41	-53
senior account	-96	-88
seo	154	196
seri	6	110
serv	-95	-96
serv 0	-65	-47
server	-71	-71
servic	-55	-55
servic and	-146	-97
servic award	-76	-57
servic work	-17	-32
session	-184	-136
set	52	14
set up	-79	-102
seven	38	-5
seven year	7	-14
sex	-57	-56
share	-97	-62
she	-128	-159
shift	-126	-105
shift and	-39	-33
ship	-29	-55
shop	-2	-63
shopifi	29	112
shorelin	-78	-61
short	-122	-93
should	82	90
show	202	52
sick	-117	-79
side	-64	-61
sigma	14	203
sign	-21	92
signific	222	24
similar	124	112
sinc	-108	-117
sinc 0	-117	-130
sit	-152	-83
site	41	-38
site in	280	110
six	-8	2
six month	0	4
six sigma	14	203
six year	104	10
size	-115	-85
ski	-47	138
skill	189	38
skill and	10	-16
skill in	257	65
sl=about context	-41	-52
sl=about must	-56	-46
sl=apply context	-48	-40
sl=apply must	-112	-73
sl=benefits context	-36	-30
sl=benefits must	-108	-83
sl=benefits nice	-75	-94
sl=legal context	-69	-60
sl=nice must	230	6
sl=nice nice	-19	95
sl=overview context	-33	-50
sl=requirements must	77	-2
sl=requirements nice	-25	140
sl=responsibilities context	-79	-68
sl=start context	-62	-61
sl=start must	2	-20
sl=start nice	-47	30
small	-24	-82
smart	99	48
smart serv	125	67
snowflak	42	196
so	-16	38
so we	-151	-97
so you	-48	-99
social	86	64
social work	92	69
societi	-41	-106
softwar	36	21
softwar engin	-55	-103
softwar for	-76	-60
soin	81	84
soir	-263	-206
sold	-37	-41
solid	205	30
some	17	165
somebodi	187	72
someon	32	23
someth	76	5
sorri	73	-29
sou	-27	-48
sou chef	-42	-50
sound	75	-5
sound knowledg	145	29
sourc	119	8
spanish	28	167
speak	12	58
speak english	190	-8
special	60	164
specialist	-157	-141
specif	-86	9
spend	-98	-77
spent	145	149
spent three	188	34
spoken	142	122
spoken and	100	-61
sponsor	315	57
sponsorship	215	76
spot	98	19
spring	-50	-43
sql	186	79
st	-150	-100
stabil	-164	-119
staff	-122	-74
staff hous	-60	-60
staff to	-178	-120
stage	-32	-35
stai	4	-26
stai 0	-169	-105
stai calm	247	93
stand	32	-18
standard	89	4
standard act	47	14
standard first	100	5
start	9	-50
start date	189	66
state	150	46
statement	105	9
statement and	-104	-71
statist	101	182
statist mathemat	85	-58
statu	160	84
statu secur	49	2
steel	-99	-163
step	-248	-202
stock	-43	-80
stock and	-102	-80
stop	-66	106
store	-98	-74
straight	-86	-58
strategi	-112	-82
street	-46	-80
strong	189	36
student	-92	-89
studi	-72	-146
studio	203	37
subject	-16	-45
submiss	-68	-57
success	116	34
such	106	109
such as	106	109
suit	-231	-86
summer	-130	-109
sundai	-185	23
supervis	-48	21
supervisor	-70	-102
suppli	-71	-19
suppli chain	23	-3
supplier	-80	-63
support	-79	-72
support worker	-93	-84
system	65	48
tabl	-34	-47
tableau	91	-2
tablet	-148	-98
tagalog	15	191
tagalog or	6	117
take	-12	-59
take and	102	-25
take part	-75	-60
talent	-170	-127
talk	-8	-33
talk with	-77	-61
tallybrook	-118	-115
tamsin	-172	-178
target	-58	-128
tarp	-47	-2
tax	-154	-134
tdg	21	229
teach	-82	39
teacher	-11	-107
team	-21	-50
team and	3	-28
team of	53	-22
technic	218	127
technician	-111	-167
technolog	-19	-113
telephon	96	5
tell	-156	-118
tell us	-115	-102
ten	-101	-72
ten minut	-158	-104
ten year	-32	-33
tenant	-118	-198
term	46	-29
term care	60	-36
terraform	99	-46
territori	-96	-73
test	-9	-92
text	-198	-148
than	74	33
than 0	-8	14
thank	-127	-105
thank all	-66	-53
thank you	-147	-124
that	-79	-28
that reflect	-28	-24
that you	217	68
that'	-46	-6
the	-14	-30
the abil	80	64
the annual	-65	-58
the bar	32	-13
the board	-155	-116
the branch	-57	-40
the canadian	43	142
the chief	-188	-124
the colleg	79	26
the depart	-36	-26
the director	-43	-30
the door	-107	-73
the end	-46	-35
the firm	-139	-118
the first	25	-26
the futur	156	58
the last	64	-11
the law	176	49
the manag	-28	-23
the monthli	-94	-71
the odd	132	25
the offic	-18	-58
the on	-77	-56
the past	-103	-70
the peopl	-45	-37
the person	101	19
the posit	85	10
the provinci	78	67
the public	-181	-145
the right	99	27
the rn	-87	-61
the start	189	66
the success	40	-4
the team	127	32
the time	212	47
the town	-109	-77
the uk	99	27
the unit	204	79
the weekli	-70	-56
the work	-213	-140
thei	-12	-41
thei want	-36	-51
their	-108	-89
their first	-167	-110
their own	-18	-30
them	30	-7
them in	16	-27
then	-89	-55
there	-47	-62
there are	-78	-60
there is	66	-34
they'r	89	84
they'v	43	206
thi	26	-46
thi is	-24	-61
thi posit	-30	-45
thi role	144	39
thing	223	55
think	116	-15
third	35	-16
thorough	130	17
thorough knowledg	122	16
those	-180	-172
three	-13	-49
three 0	142	56
three dai	128	49
three month	28	-2
three of	66	-3
three week	-33	-26
three year	101	32
through	133	53
thursdai	-18	-48
ticket	124	222
tidi	94	3
till	-106	0
time	-59	-58
time a	-137	-97
time and	-44	-43
tip	-138	-109
titl	-171	-139
to	18	-12
to $	-83	-73
to 0	13	-17
to a	131	39
to an	-32	37
to appli	-64	-74
to be	213	75
to client	-74	-56
to commun	72	4
to complet	-149	-106
to cross	-193	-148
to date	-79	-67
to day	-66	-48
to detail	145	32
to five	70	15
to have	69	59
to join	-62	-45
to keep	-94	-74
to meet	-24	-53
to our	138	48
to race	-57	-56
to read	176	98
to six	90	15
to start	-106	-88
to the	-46	-19
to travel	186	52
to two	293	119
to us	200	52
to use	-13	154
to work	61	-12
todai	-178	-125
toddler	7	-28
too	-13	13
tool	-211	-57
top	36	-54
touch	-64	17
tourism	7	222
toward	25	155
toward it	38	71
town	-142	-41
track	3	-60
trade	65	73
trailer	-232	-215
train	69	158
train and	-65	-83
train in	-21	106
transact	139	-22
transfer	-72	-76
transit	-164	-129
transport	13	-30
trauma	29	-58
travel	220	52
travel to	225	62
travel up	234	101
treatment	-84	-55
triag	-71	-67
trip	-112	-81
troi	-110	-102
troubleshoot	9	-71
truck	-97	-84
trust	-159	-146
ttoc	-97	-95
tu	-70	-70
tuesdai	42	-7
tuition	-68	-81
tuition help	-52	-67
turn	-118	-84
twelv	-147	-119
twice	-39	-63
twice a	-39	-63
two	1	-23
two dai	296	129
two of	-3	76
two or	-47	-81
two refer	20	-26
two year	36	8
typescript	217	-14
téléphone	-152	-111
u	33	93
uk	49	97
ukrainian	16	167
un	-44	36
under	-59	-51
under the	-93	-82
undergradu	60	75
undergradu degre	60	75
understand	158	151
understand of	158	151
une	115	-11
union	36	43
unit	101	-8
unit state	204	79
univers	64	-9
univers degre	139	22
until	-129	-155
up	-31	-56
up to	-19	-44
ur	-82	-68
urgent	-153	-163
us	-16	-66
us a	62	101
us by	-98	-104
us for	-73	-69
use	54	84
use an	163	35
use of	33	75
usin	-105	-95
vacanc	-74	-53
vacat	-81	-62
vacat after	-28	-20
valid	173	2
valid az	137	45
valid class	64	-11
valid driver'	123	34
vallei	-164	-146
van	-8	-40
vancouv	-188	-153
varianc	-101	-69
vehicl	55	-30
veri	-126	-103
verifi	-37	-96
verifi az	152	0
vest	-81	-62
vest over	-83	-62
veteran	-218	-268
victoria	-28	-62
visa	160	55
visibl	-25	-29
visibl minor	-25	-29
visit	145	32
vlookup	130	29
volum	-61	-110
volunt	-42	60
vou	75	-29
vulner	117	22
vulner sector	117	22
w	53	27
wage	-129	-109
walk	-199	-124
want	-122	-99
want to	-106	-79
warehous	-131	-136
warm	97	1
warranti	-176	-118
water	-175	17
way	28	-44
wcag	175	53
we	-58	-73
we are	-58	-51
we do	124	23
we don't	18	-91
we have	-61	-38
we make	-134	-84
we need	-88	-91
we pay	-5	-30
we thank	-59	-48
we use	223	35
we welcom	-68	-76
we will	-146	-105
we'd	3	141
we'r	22	-75
we'r look	-100	-71
we'v	-78	-71
we'v been	-77	-76
web	-175	-166
wed	114	102
week	-22	-41
week in	45	-1
week of	-89	-30
week off	-37	-27
week vacat	-24	-20
weekend	-243	-175
weekli	-139	-112
welcom	-48	122
welcom applic	-138	-163
weld	-13	214
welfar	-19	-26
well	83	78
well account	-54	-49
what	-43	-60
what matter	81	-4
what we	-9	-40
what you	-101	-99
wheelchair	-4	141
when	-104	-97
where	47	-79
which	168	108
whmi	168	23
who	-62	-66
who can	-17	-28
who have	-6	1
who make	-49	-36
why	-114	-163
will	-36	-58
will also	-17	-25
will be	5	-29
will look	-36	-27
will to	88	-22
willing	59	107
willing to	59	107
window	218	30
winnipeg	-1	-49
winter	91	-33
wish	-70	-69
with	-4	-9
with 0	-94	-1
with a	-28	-58
with air	54	11
with an	117	-25
with at	76	-1
with bath	-56	-51
with children	153	64
with disabl	-70	-51
with famili	-154	-117
with indigen	-25	164
with no	199	49
with our	-83	-75
with parent	-5	-34
with the	28	-35
with two	18	-29
with us	-63	-57
within	155	16
within 0	231	53
within the	154	13
without	177	121
without regard	-87	-89
wk	118	23
women	-91	-82
word	80	-9
word and	141	35
work	65	37
work 0	-38	-33
work as	159	37
work at	-6	126
work experi	80	-41
work in	129	61
work is	192	-16
work knowledg	133	10
work of	21	-19
work order	-146	-130
work permit	222	66
work toward	38	71
work with	15	124
workdai	85	211
worker	-120	-102
workforc	44	-13
workforc that	-19	-16
workplac	-10	-82
workshop	-24	-98
would	26	231
would be	-8	178
wound	119	-16
wound care	207	33
wren	-191	-174
write	36	-16
write a	19	-15
write and	-33	-49
write the	-91	-73
write up	-94	-67
written	77	-31
written english	118	42
yard	-2	-28
year	21	-14
year 0	-95	-86
year ago	-103	-82
year and	-81	-57
year diploma	95	10
year experi	220	43
year in	81	61
year of	108	5
year old	-159	-109
year on	92	127
year or	83	-10
year our	-107	-78
year post	184	48
year run	89	-9
year so	-116	-78
year teach	28	216
year we	-94	-61
year with	-39	-10
yet	-109	-129
you	1	-9
you are	106	6
you can	80	74
you have	84	36
you hold	60	67
you know	30	72
you meet	-106	-66
you must	105	20
you need	180	43
you to	129	16
you will	-44	-63
you write	240	56
you'd	-78	11
you'd be	-75	-55
you'll	-52	-69
you'll be	92	8
you'r	-72	-89
you'v	78	205
your	-86	-55
your first	-153	-108
your friend	-18	-19
your own	82	142
your resum	-67	-54
youth	23	-75
yr	-123	13
yrs	146	110
yrs in	-35	99
£	-81	-67
£ 0	-81	-67
à	32	-51
à 0	-138	-106
à la	65	-17
`;
